import * as fc from 'fast-check'
import { resolveDraft } from '@cauce/domain/clinical-record/draft-choice'
import { mergeDraft, type DraftFields } from '@cauce/domain/clinical-record/draft-merge'
import { draftFields } from '../../support/arbitraries/clinical-record.ts'
import { property } from '../../support/property.ts'

const at = (fields: DraftFields, name: string): string =>
  Object.hasOwn(fields, name) ? JSON.stringify(fields[name]) : 'nada'
const namesOf = (...all: readonly DraftFields[]): readonly string[] => [
  ...new Set(all.flatMap((each) => Object.keys(each))),
]
const merged = (base: DraftFields, mine: DraftFields, theirs: DraftFields) =>
  mergeDraft({ version: 1, datos: base }, mine, { version: 2, datos: theirs })

/** The word that a field is answered with, from the three values and nothing else. */
const verdict = (base: string, mine: string, theirs: string): string => {
  const different = new Set([base, mine, theirs]).size
  if (different === 3) return 'conflict'
  return mine === base ? theirs : mine
}

property(
  'cada campo se decide por los tres valores que tiene',
  [draftFields, draftFields, draftFields],
  (base, mine, theirs) => {
    const { datos, conflictos } = merged(base, mine, theirs)
    return namesOf(base, mine, theirs).every((name) => {
      const expected = verdict(at(base, name), at(mine, name), at(theirs, name))
      const told = conflictos.some(({ campo }) => campo === name)
      return expected === 'conflict'
        ? told && at(datos, name) === at(mine, name)
        : !told && at(datos, name) === expected
    })
  },
)

property(
  'a los dos dispositivos se les dicen los mismos campos',
  [draftFields, draftFields, draftFields],
  (base, mine, theirs) => {
    const [here, there] = [merged(base, mine, theirs), merged(base, theirs, mine)]
    const names = (conflicts: typeof here.conflictos) =>
      conflicts
        .map(({ campo }) => campo)
        .toSorted()
        .join()
    return names(here.conflictos) === names(there.conflictos) && here.kind === there.kind
  },
)

property(
  'lo que llegó del otro dispositivo se nombra, campo por campo',
  [draftFields, draftFields, draftFields],
  (base, mine, theirs) => {
    const { datos, recibidos } = merged(base, mine, theirs)
    const changed = namesOf(mine, datos).filter((name) => at(mine, name) !== at(datos, name))
    return changed.toSorted().join() === recibidos.toSorted().join()
  },
)

property('si nadie más escribió, lo que hay aquí queda como está', [draftFields, draftFields], (base, mine) => {
  const { kind, datos, conflictos } = mergeDraft({ version: 1, datos: base }, mine, { version: 1, datos: base })
  return kind === 'taken' && datos === mine && conflictos.length === 0
})

property(
  'después de escoger, cada campo en conflicto queda como se escogió y los demás como se unieron',
  [draftFields, draftFields, draftFields, fc.constantFrom('mio', 'otro')],
  (base, mine, theirs, choice) => {
    const merge = merged(base, mine, theirs)
    const choices = Object.fromEntries(merge.conflictos.map(({ campo }) => [campo, choice] as const))
    const resolved = resolveDraft(merge, choices)
    if (!resolved.ok) return false
    const chosen = choice === 'mio' ? mine : theirs
    const disputed = new Set(merge.conflictos.map(({ campo }) => campo))
    return namesOf(base, mine, theirs).every(
      (name) => at(resolved.datos, name) === at(disputed.has(name) ? chosen : merge.datos, name),
    )
  },
)
