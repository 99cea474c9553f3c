/** Why mutants of oncology may live. */
import { type Explanation, of } from '../explanation.ts'

export const ONCOLOGY: readonly Explanation[] = [
  {
    reason: 'the guard tells the compiler what the check of the required fields before it has found already',
    isFor: (mutant) =>
      of('domain/src/oncology/added-drug.ts', /^(?:articulo|dosis|frecuencia|duracion) === null/u)(mutant) ||
      of('domain/src/oncology/added-drug.ts', /^dosis === null \|\| frecuencia === null/u)(mutant),
  },
  {
    reason: 'a unit for each kilogram loses them, and an AUC is in milligrams, whatever was taken but a surface',
    isFor: of('domain/src/oncology/proposals.ts', /^'(?:PESO|peso|auc|tope)'$/u, '""'),
  },
  {
    reason:
      'null is less than any creatinine that the estimate takes, which is null then too: the check is for the compiler',
    isFor: of('domain/src/oncology/proposals.ts', 'creatinina === null', 'false'),
  },
]
