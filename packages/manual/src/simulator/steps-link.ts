/** The steps of a run in an address, so that somebody else sees the same. */
const PARAMETER = 'pasos'
const BETWEEN = '~'

export interface LinkedSteps {
  readonly machineId: string
  readonly walk: number
  readonly steps: readonly string[]
}

/** The address with the steps. */
export const linkOf = (href: string, { machineId, walk, steps }: LinkedSteps): string => {
  const url = new URL(href)
  url.searchParams.set(PARAMETER, [machineId, String(walk), ...steps].join(BETWEEN))
  return url.href
}

/** The steps that an address brings; null where it brings none. */
export const stepsOf = (href: string): LinkedSteps | null => {
  const text = new URL(href).searchParams.get(PARAMETER)
  if (text === null) return null
  const [machineId = '', walk = '0', ...steps] = text.split(BETWEEN)
  return { machineId, walk: Number(walk), steps }
}
