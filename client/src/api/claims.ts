/** What the access token says about the person; the server never trusts it back. */
export interface Claims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
  username: string;
  fullname: string;
  avatarUrl: string | null;
  /** Whole rupiah at the moment the token was made. */
  balance: number;
  role: string;
}

/** Reads the claims of an access token without checking its signature; throws on what is none. */
export function readClaims(token: string): Claims {
  const part = token.split(".")[1] ?? "";
  const bytes = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  const json = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  return JSON.parse(json) as Claims;
}
