/** Two people changed one flat form: what each of them wrote, and what only a person can decide. */

export type Flat = Readonly<Record<string, string>>

export interface Merge {
  /** What stands where only one of them changed, or both wrote the same; of what is disputed, mine. */
  readonly merged: Flat
  /** Fields that both changed to something else. */
  readonly disputed: readonly string[]
  /** Fields that only the other changed: they come into my form. */
  readonly theirs: readonly string[]
  /** Fields that only I changed. */
  readonly mine: readonly string[]
}

/**
 * Merges what two people wrote over the same `base`. What one of them alone changed stands; what both changed to the same is
 * settled; the rest is disputed and keeps mine until somebody chooses.
 * @regla Lo que cambió una sola persona se conserva; lo que dos cambiaron distinto lo elige quien guarda después.
 */
export const merge3 = (base: Flat, theirs: Flat, mine: Flat): Merge => {
  const names = [...new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)])]
  const value = (form: Flat, name: string): string => form[name] ?? ''
  const moved = (form: Flat, name: string): boolean => value(form, name) !== value(base, name)
  const differ = (name: string): boolean => value(theirs, name) !== value(mine, name)
  return {
    merged: Object.fromEntries(names.map((name) => [name, value(moved(mine, name) ? mine : theirs, name)])),
    disputed: names.filter((name) => moved(theirs, name) && moved(mine, name) && differ(name)),
    theirs: names.filter((name) => moved(theirs, name) && !moved(mine, name)),
    mine: names.filter((name) => moved(mine, name) && !moved(theirs, name)),
  }
}
