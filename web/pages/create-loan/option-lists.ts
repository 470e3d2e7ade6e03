import {
  type Institution,
  type Institutions,
  institutionShape,
  type Originator,
  originatorShape,
  type Product,
  productShape,
} from '../../../contracts/operations/create-loan.ts';
import { lenient } from '../../shared/lenient.ts';
import { isRecord, isText, kindOf, listOf, parseWhole, shape, string } from '../../shared/parse.ts';
import type { ChoiceOption } from '../../shared/ui/fields/choice-rows.ts';

// Parsers of option lists. They return null for a malformed list, which then counts as a failed request: the user can
// load the list again.

const texts = listOf(string, isText);

const institutions = shape({
  institutions: listOf(lenient(institutionShape)),
  loanOriginationTypes: texts,
  defaultloanOriginationTypes: kindOf(isTextByName, {}),
});

const originators = listOf(lenient(originatorShape));

const products = listOf(lenient(productShape));

function isTextByName(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every(isText);
}

/** Parses the institutions with their origination types. */
export const parseInstitutions = (body: unknown) => parseWhole(institutions, body) as Institutions | null;

export const parseOriginators = (body: unknown) => parseWhole(originators, body);

export const parseProducts = (body: unknown) => parseWhole(products, body);

/** Parses the codes of the states in which an originator may lend. */
export const parseStateCodes = (body: unknown) => parseWhole(texts, body);

/** Query options that load a list again after each choice, without the cache. */
export const fresh = { refetchOnMountOrArgChange: true } as const;

export const institutionOption = ({ institutionId, name }: Institution): ChoiceOption => ({
  id: institutionId,
  text: name,
});

export const originatorOption = ({ originatorUserId, firstName, lastName }: Originator): ChoiceOption => ({
  id: originatorUserId,
  text: `${firstName} ${lastName}`.trim(),
});

export const productOption = ({ loanProductId, loanProductName }: Product): ChoiceOption => ({
  id: loanProductId,
  text: loanProductName,
});
