import { object, string } from 'yup';
import { emailAddress } from '../../contracts/api/email-address.ts';
import { limits } from '../../contracts/api/limits.ts';
import { generations, stateCodes, taxIdentifierTypes } from '../../contracts/api/options.ts';
import { hasWrongYear, isDay } from './day.ts';
import { messages } from './messages.ts';
import { phonePattern, taxIdentifierPattern } from './number-patterns.ts';
import { isBlank, judgedText, listedOrBlank, optionalText, patternText, requiredText } from './text-rules.ts';

/** The rules for one person. Only the borrower of a lead may do without a tax identifier (L-5.1-11, L-5.1-12). */
export const personRules = (options: { needsTaxIdentifier: boolean }) =>
  object({
    firstName: requiredText(limits.name),
    middleName: optionalText(limits.name),
    lastName: requiredText(limits.name),
    generation: listedOrBlank(generations),
    taxIdentifier: patternText(taxIdentifierPattern, messages.taxIdentifier).test(
      'required',
      messages.required,
      (text = '') => !options.needsTaxIdentifier || !isBlank(text),
    ),
    taxIdentifierType: listedOrBlank(taxIdentifierTypes),
    emailAddress: string().test(
      'email',
      messages.email,
      (text = '') => isBlank(text) || isEmail(text.trim()),
    ),
    birthDate: judgedText(dayFault),
    cellPhone: phoneText(),
    workPhone: phoneText(),
    presentAddress: object(addressRules()),
  });

/** The rules for an address; every part may be blank. */
export const addressRules = () => ({
  houseNumber: optionalText(limits.houseNumber),
  streetName: optionalText(limits.streetName),
  unitNumber: optionalText(limits.unitNumber),
  city: optionalText(limits.city),
  state: listedOrBlank(stateCodes),
  zipCode: patternText(/^\d{5}$/, messages.zipCode),
  zipExtension: patternText(/^\d{4}$/, messages.zipExtension),
});

function dayFault(text: string): string | undefined {
  if (hasWrongYear(text)) return messages.birthYear;
  return isBlank(text) || isDay(text.trim()) ? undefined : messages.invalid;
}

const isEmail = (text: string): boolean => text.length <= limits.email && emailAddress.test(text);

const phoneText = () => patternText(phonePattern, messages.phone);
