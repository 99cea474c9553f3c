/** Why a mutant may live: each reason says which mutants it is for, and whoever adds one has looked at them. */
import type { Explanation } from './explanation.ts'
import { DOSES } from './explanations/doses.ts'
import { FLOWS } from './explanations/flows.ts'
import { MACHINES } from './explanations/machines.ts'
import { MEDICATION } from './explanations/medication.ts'
import { ONCOLOGY } from './explanations/oncology.ts'
import { ORDERS_AND_SESSION } from './explanations/orders-and-session.ts'
import { REFERRAL } from './explanations/referral.ts'
import { SCHEMES } from './explanations/schemes.ts'
import { SEVERAL } from './explanations/several.ts'
import { SICK_LEAVE } from './explanations/sick-leave.ts'
import type { Result } from './results.ts'

const EXPLANATIONS: readonly Explanation[] = [
  ...SICK_LEAVE,
  ...MEDICATION,
  ...DOSES,
  ...ONCOLOGY,
  ...REFERRAL,
  ...ORDERS_AND_SESSION,
  ...FLOWS,
  ...MACHINES,
  ...SCHEMES,
  ...SEVERAL,
]

export const reasonOf = (mutant: Result): string | null =>
  EXPLANATIONS.find(({ isFor }) => isFor(mutant))?.reason ?? null

export const unexplained = (alive: readonly Result[]): readonly Result[] =>
  alive.filter((mutant) => reasonOf(mutant) === null)
