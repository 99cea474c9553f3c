/** How many each chip of a queue has, out of how many there are in each state. */

interface InState {
  readonly estado: string
  readonly total: number
}

export const groupCounts = <Group extends string>(
  { groups, names }: { readonly groups: Readonly<Record<Group, readonly string[]>>; readonly names: readonly Group[] },
  states: readonly InState[],
): Readonly<Record<Group, number>> => {
  const of = (group: Group): number =>
    states.reduce((sum, { estado, total }) => (groups[group].includes(estado) ? sum + total : sum), 0)
  return countsBy(names, of)
}

// A signature of its own: every name has its count.
function countsBy<Group extends string>(names: readonly Group[], of: (group: Group) => number): Record<Group, number>
function countsBy(names: readonly string[], of: (group: string) => number): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}
