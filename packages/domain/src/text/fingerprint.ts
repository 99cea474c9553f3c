/** A long fingerprint as a person compares it: its first and its last six digits. */
const ENDS = 6

/** `9f3a07…88c41b`; a short one whole. */
export const shortFingerprint = (digits: string): string =>
  digits.length <= ENDS * 2 ? digits : `${digits.slice(0, ENDS)}…${digits.slice(-ENDS)}`
