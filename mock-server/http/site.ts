/** Host, port and protocol of a request, as the browser sent them. */
export interface Site {
  readonly host: string;
  /** `https` if a trusted proxy sends X-Forwarded-Proto: https. */
  readonly protocol: string;
}

/** Returns the origin of a site, with its port. */
export const originOf = ({ host, protocol }: Site): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host}`;

/** Returns the port of a Host header; 80 if the header has none. */
export const portOf = (host: string): string => hostPort.exec(host)?.[1] ?? '80';

const hostPort = /:(\d+)$/;
