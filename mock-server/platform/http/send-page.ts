import type { FastifyReply } from 'fastify';
import type { Html } from '../html/html.ts';

/** Sends a page that the server renders. */
export const sendPage = (reply: FastifyReply, status: number, page: Html): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(page.toString());
