/**
 * The value of a key that must be there; seed files that name something unknown are a defect.
 * @param what kind of thing, for the message
 */
export const required = <K, V>(map: ReadonlyMap<K, V>, key: K, what: string): V => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`Seed data: unknown ${what} "${String(key)}"`)
  return value
}
