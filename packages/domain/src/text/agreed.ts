/** The name of a state beside how many there are of it. */

/** What a state is called: an adjective or a participle, in one number or the other. */
const STATE = /^(\p{L}+(?:[ai]d[ao]|iv[ao]|uelt[ao]|iert[ao]|ente))s?$/iu

/**
 * The first word of the label in the number of what is counted: `5 Pendientes de auditoría`, `1 Rechazada`. What is not the name of a
 * state stays as it is: `1 En sala`, `3 Todas`.
 */
export const agreed = (count: number, label: string): string => {
  const [first = '', ...rest] = label.split(' ')
  const one = STATE.exec(first)?.[1]
  return one === undefined ? label : [count === 1 ? one : `${one}s`, ...rest].join(' ')
}
