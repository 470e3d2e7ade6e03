import Type from 'typebox';
import type { Operations } from '../operation.ts';
import { IdText, strict } from '../schema.ts';
import {
  CreateLoanAnswer,
  CreateLoanRequest,
  Institutions,
  Originator,
  OtherActiveOriginators,
  Product,
} from '../schemas/create-loan.ts';
import { StateCode } from '../schemas/options.ts';

const pair = strict({ originatorId: IdText, institutionId: IdText });

/** Choices of the create screen and the creation itself. Document 001, sections 3.4 to 3.6 and 7. */
export const createLoanOperations = {
  getInstitutions: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/institutions',
    access: 'bearer',
    responses: { 200: Institutions },
    successes: ['several', 'one', 'none'],
    failure: 'silent',
    rules: ['L-7-08', 'S-7-15', 'L-7-09', 'L-3.6-08', 'L-3.6-09', 'L-6-02'],
    summary: 'The institutions the user may create for, and the origination types.',
  },
  getOriginators: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/originators/{institutionId}',
    access: 'bearer',
    parameters: strict({ institutionId: IdText }),
    responses: { 200: Type.Array(Originator) },
    successes: ['several', 'one', 'none'],
    failure: 'silent',
    problems: ['institution-not-found'],
    rules: ['L-7-10', 'S-7-16', 'L-3.6-10'],
    summary: 'The originators of one institution.',
  },
  getProducts: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/products/{originatorId}/{institutionId}',
    access: 'bearer',
    parameters: pair,
    responses: { 200: Type.Array(Product) },
    successes: ['several', 'one', 'none'],
    failure: 'silent',
    problems: ['institution-not-found', 'originator-not-found'],
    rules: ['L-7-11', 'L-3.6-11'],
    summary: 'The products an originator may offer for an institution.',
  },
  getLicenses: {
    area: 'create-loan',
    method: 'GET',
    path: '/api/loans/licenses/{originatorId}/{institutionId}',
    access: 'bearer',
    parameters: pair,
    responses: { 200: Type.Array(StateCode) },
    successes: ['several', 'none'],
    failure: 'silent',
    problems: ['institution-not-found', 'originator-not-found'],
    rules: ['L-7-12', 'L-3.6-12'],
    summary: 'The states in which the pair of originator and institution is licensed.',
  },
  createLoan: {
    area: 'create-loan',
    method: 'POST',
    path: '/api/loans',
    access: 'bearer',
    body: CreateLoanRequest,
    responses: { 200: CreateLoanAnswer },
    successes: [
      'a loan',
      'a loan with every detail',
      'a lead',
      'a choice that is not offered',
      'a property state without a license',
    ],
    failure: 'dialog',
    problems: ['feature-missing', 'idempotency-key-reused'],
    shownByCaller: ['idempotency-key-reused'],
    rules: ['L-7-14', 'L-7-15', 'L-3.5-01', 'L-3.5-02'],
    summary: 'Creates a loan or a lead.',
  },
  userHasOtherActiveOriginators: {
    area: 'create-loan',
    method: 'GET',
    path: '/LoanSetup/UserHasOtherActiveOriginators',
    access: 'bearer',
    responses: { 200: OtherActiveOriginators },
    successes: ['others', 'no others'],
    failure: 'dialog',
    rules: ['S-7-17'],
    summary: 'Whether the user may create for other originators too.',
  },
} as const satisfies Operations;
