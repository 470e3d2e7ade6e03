/** Where the browser is: host and port as it wrote them, and how it came. */
export interface Site {
  readonly host: string;
  /** `https` behind a proxy that is believed to say so. */
  readonly protocol: string;
}

/** The origin of a site, the port included. */
export const originOf = ({ host, protocol }: Site): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host}`;

/** The port as the browser wrote it; 80 when it wrote none. */
export const portOf = (host: string): string => hostPort.exec(host)?.[1] ?? '80';

const hostPort = /:(\d+)$/;
