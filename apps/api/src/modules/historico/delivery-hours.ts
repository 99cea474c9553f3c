/** In how many hours a pharmacy hands over what it owes, by the rows of the installation. */
import type { Kysely } from 'kysely'
import { DELIVERY_HOURS, type DeliveryRecord } from '@cauce/domain/history/partial-delivery'
import { FIGURES } from '@cauce/domain/law/figures'
import { withRows } from '@cauce/domain/law/governing'
import type { LegalRecords } from '@cauce/domain/sick-leave/law'
import { figureRows } from '../../db/setting.ts'
import type { DB } from '../../db/tables.ts'

const FIGURE = 'farmacia.horas_pendiente'

export const deliveryHours = async (db: Kysely<DB>): Promise<LegalRecords<DeliveryRecord>> =>
  withRows(FIGURES[FIGURE], DELIVERY_HOURS, await figureRows(db, [FIGURE]))
