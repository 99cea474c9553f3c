/**
 * The server's clock may jump: a virtual machine that is restored, a wrong NTP server, and then the correction. What was written
 * meanwhile bears an instant that has not come yet.
 */

/** How far the clocks of two servers may differ, or one be corrected, without anybody noticing. */
export const CLOCK_SLACK_MS = 2 * 60_000

/** The last instant at which something may say it happened, for a query. Epoch milliseconds, as the rest. */
export const latestPast = (ahoraMs: number): number => ahoraMs + CLOCK_SLACK_MS

/**
 * Whether something says that it happened later than now: what hangs from it (a session, a code, a link, an address of a file)
 * serves no more, and counts against nobody.
 * @regla Una sesión, un código o un enlace que dice ser del futuro no sirve: se hizo con el reloj adelantado.
 */
export const isFromTheFuture = (instanteMs: number, ahoraMs: number): boolean => instanteMs > latestPast(ahoraMs)
