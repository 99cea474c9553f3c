/** How many days back a change may hold, as the installation has it. */
import type { Kysely } from 'kysely'
import { DAYS_BACK, type DaysBack } from '@cauce/domain/insurance/change-date'
import { FIGURES } from '@cauce/domain/law/figures'
import { withRows } from '@cauce/domain/law/governing'
import type { LegalRecords } from '@cauce/domain/sick-leave/law'
import { figureRows } from '../../db/setting.ts'
import type { DB } from '../../db/tables.ts'

const FIGURE = 'novedad.dias_atras'

export const daysBack = async (db: Kysely<DB>): Promise<LegalRecords<DaysBack>> =>
  withRows(FIGURES[FIGURE], DAYS_BACK, await figureRows(db, [FIGURE]))
