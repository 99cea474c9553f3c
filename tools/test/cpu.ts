/** What this program and those that it started and saw end have cost. */
import { readFileSync } from 'node:fs'

/** Ticks of Linux in a second: what every kernel of today tells to programs. */
const TICKS = 100
/** Places in `/proc/self/stat` after the name of the program, which may have blanks: user, system, and the same of the children. */
const TIMES = [11, 12, 13, 14]

/** Seconds of processor until now; null where the system has no `/proc`. */
export const cpuSeconds = (): number | null => {
  if (process.platform !== 'linux') return null
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return TIMES.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS
}
