/** For how many days after a consultation each thing may be ordered in it, chosen by who runs the installation. */
import type { Kysely } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import {
  MAX_ORDERING_DAYS,
  orderingDays,
  USUAL_WINDOW,
  type Ordered,
  type OrderingWindow,
} from '@cauce/domain/consultation/ordering-window'
import { audit } from '../audit/audit.ts'
import { jsonText } from '../db/json-text.ts'
import { settingOf } from '../db/setting.ts'
import type { DB } from '../db/tables.ts'
import { ORDERING_WINDOW } from '../modules/ordenamiento/window-columns.ts'
import { SettingProblem } from './post-qualification.ts'

export interface OrderingDaysSetting {
  readonly que: string
  readonly dias: string
  /** Who decided it, or which norm. */
  readonly fuente: string
}

const isOrdered = (name: string): name is Ordered => Object.hasOwn(USUAL_WINDOW, name)

const checked = ({ que, dias, fuente }: OrderingDaysSetting) => {
  const source = fuente.trim()
  const days = /^\d{1,4}$/u.test(dias.trim()) ? Number(dias) : MAX_ORDERING_DAYS + 1
  if (!isOrdered(que)) throw new SettingProblem(`Diga de qué: ${Object.keys(USUAL_WINDOW).join(', ')}.`)
  if (days > MAX_ORDERING_DAYS) throw new SettingProblem(`Los días van de 0 a ${MAX_ORDERING_DAYS}, sin decimales.`)
  if (source === '') throw new SettingProblem('Diga la fuente: quién lo decidió, o qué norma.')
  return { que, days, source }
}

/** Changes one of them from today on and leaves its trace; answers all that are in force. Throws {@link SettingProblem}. */
export const setOrderingDays = (
  db: Kysely<DB>,
  setting: OrderingDaysSetting,
  { who, now }: { readonly who: string; readonly now: Date },
): Promise<OrderingWindow> =>
  db.transaction().execute(async (trx) => {
    const { que, days, source } = checked(setting)
    const vigente_desde = bogotaDate(now.getTime())
    const before = orderingDays(await settingOf({ db: trx, today: () => vigente_desde }, ORDERING_WINDOW))
    const after = { ...before, [que]: days }
    const valor = jsonText(after)
    const fuente = `${source} (orden del servidor: ${who})`
    await trx
      .insertInto('ajustes')
      .values({ clave: ORDERING_WINDOW, valor, vigente_desde, fuente })
      .onConflict((conflict) => conflict.columns(['clave', 'vigente_desde']).doUpdateSet({ valor, fuente }))
      .execute()
    await audit(
      trx,
      { user: null, ip: 'consola', agente: who, now: () => now },
      {
        accion: 'ajuste.cambiar',
        recurso: 'ajuste',
        recurso_id: ORDERING_WINDOW,
        detalle: { que, dias: days, antes: before[que] },
      },
    )
    return after
  })
