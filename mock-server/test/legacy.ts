import type { FastifyInstance } from 'fastify';
import { type FrameMessage, readFrameMessage } from '../../contracts/frame-messages.ts';
import { antiForgeryCookie } from '../../contracts/api/headers.ts';
import { blankAddress, blankPerson, type CreateLoanRequest } from '../../contracts/operations/create-loan.ts';
import type { PersonaId } from '../../contracts/api/personas.ts';
import { type LegacyPageName, legacyAddress } from '../../contracts/api/legacy.ts';
import { newWorld } from './world-cookie.ts';

/** Creates a world with a signed-in persona. Returns functions that load and submit its legacy pages. */
export async function worldOf(app: FastifyInstance, persona: PersonaId) {
  const { id, cookie } = await newWorld(app, { persona });
  return {
    id,
    cookie,
    open: (name: LegacyPageName, query: Query = {}) =>
      app.inject({ url: legacyAddress(name, query), headers: { cookie } }),
    /** Opens the page and submits its form with these fields, as a browser does. */
    async send(name: LegacyPageName, query: Query, fields: Readonly<Record<string, string>>) {
      const url = legacyAddress(name, query);
      const page = await app.inject({ url, headers: { cookie } });
      const token = /name="antiForgeryToken" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
      return app.inject({
        method: 'POST',
        url,
        headers: {
          cookie: `${cookie}; ${antiForgeryCookie}=${token}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ antiForgeryToken: token, ...fields }).toString(),
      });
    },
  };
}

type Query = Readonly<Record<string, string | number>>;

/** Returns the frame messages in a page, as the product parses them; null for a message that the product rejects. */
export const messagesOf = (page: string): (FrameMessage | null)[] => [
  ...[...page.matchAll(/data-message="([^"]*)"/g)].map(([, message]) =>
    readFrameMessage(JSON.parse(textOf(message ?? ''))),
  ),
  ...[...page.matchAll(/data-route="([^"]*)"/g)].map(([, route]) =>
    readFrameMessage({ type: 'navigate', route: textOf(route ?? '') }),
  ),
];

/** Returns the labels and values of a page as plain text. */
export const factsOf = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...page.matchAll(/<dt>([\s\S]*?)<\/dt>\s*<dd>([\s\S]*?)<\/dd>/g)].map(([, label, value]) => [
      textOf(label ?? ''),
      textOf(value ?? ''),
    ]),
  );

/** Returns the headings of the columns of a page's table as plain text. */
export const headingsOf = (page: string): string[] =>
  [...page.matchAll(/<th scope="col"[^>]*>([\s\S]*?)<\/th>/g)].map(([, heading]) => textOf(heading ?? ''));

/** Returns the cells of the table rows of a page as plain text. */
export const rowsOf = (page: string): string[][] =>
  [...page.matchAll(/<tr[^>]*>\s*(<th scope="row"[\s\S]*?)<\/tr>/g)].map(([, row]) =>
    [...(row ?? '').matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => textOf(cell ?? '')),
  );

/** Returns the plain text of markup. */
export const textOf = (markup: string): string =>
  Object.entries(characters).reduce(
    (text, [entity, character]) => text.replaceAll(entity, character),
    markup.replaceAll(/<[^>]*>/g, ''),
  );

const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** Returns a create request for a lead with this name and no other optional data. */
export const leadFor = (firstName: string, lastName: string): CreateLoanRequest => ({
  type: 'create',
  isLead: true,
  institutionId: 1,
  originatorUserId: 1,
  productId: 1,
  loanOriginationType: null,
  isEmployeeLoan: false,
  isForgivable: false,
  isPreApproval: false,
  isPropertyAddressSameAsBorrowerAddress: false,
  interestRate: null,
  salesPrice: 0,
  estimatedOrAppraisedValue: 0,
  baseLoanAmount: 0,
  financedAmount: 0,
  totalLoanAmount: 0,
  loanToValuePercent: 0,
  downPaymentPercent: 0,
  downPaymentAmount: 0,
  propertyType: null,
  occupancy: null,
  loanPurpose: null,
  amortizationTerm: null,
  borrowerDetails: { ...blankPerson, firstName, lastName },
  coBorrowerDetails: null,
  propertyAddress: { ...blankAddress, county: null },
});
