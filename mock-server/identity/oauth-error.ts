type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'login_required';

/** Error that a client gets in a redirect or from the token endpoint (RFC 6749, 4.1.2.1 and 5.2). */
export class OAuthError extends Error {
  override readonly name: string = 'OAuthError';
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}
