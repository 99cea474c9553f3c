/** One line for what just failed. What runs beside the screen is heard by how its lines begin. */
const MARK = '✗ '
const LENGTH = 300

/** @param where what failed, as it can be asked for again. */
export const redLine = (where: string, message: string): string => {
  const first = message.split('\n').find((line) => line.trim() !== '')
  return `${MARK}${where}${first === undefined ? '' : `: ${first.trim()}`}`.slice(0, LENGTH)
}

/** The lines of an output that say that something failed. */
export const redLines = (text: string): readonly string[] => text.split('\n').filter((line) => line.startsWith(MARK))
