/** The doors of a scheme: its own drugs, one that was added to it, and a cycle of one that was ordered before. */
import { EMPTY_ADDED_DRUG, lineOfAddedDrug, withArticle } from '@cauce/domain/oncology/added-drug'
import type { SentCheck } from '@cauce/domain/medication/check'
import { alertas } from '@cauce/contract/alertas'
import { consultas } from '@cauce/contract/consultas'
import { esquemas } from '@cauce/contract/esquemas'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { medicamentos } from '@cauce/contract/medicamentos'
import * as Schema from 'effect/Schema'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { reasonError } from '@cauce/domain/medication/reason'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { answeredScheme, REASON } from '../../support/answered-scheme.ts'
import { BLANCA, DIANA, RODRIGO, type Schemes } from '../../support/schemes.ts'
import { addAllergy, type Door, type KnownFinding } from './door.ts'

const SCHEME = 'AC'
const ADDED = 'Loratadina 10 mg tableta'
export const INGREDIENT = 'Loratadina'

const decodeRecord = Schema.decodeUnknownSync(consultas.historiaRegistro.answer)
const decodeReview = Schema.decodeUnknownSync(alertas.porRevisar.answer)
const decodeDrugs = Schema.decodeUnknownSync(medicamentos.listarMedicamentoOrdenamiento.answer)

/** The order with one more drug, which is not of its scheme. */
export const withAdded = async (schemes: Schemes, consulta_id: number, order: SchemeOrder): Promise<SchemeOrder> => {
  const asked = await schemes.post('/medicamentos/listarMedicamentoOrdenamiento', { nombre: INGREDIENT, consulta_id })
  const known = decodeDrugs(asked.body).find(({ codesumi }) => codesumi.nombre === ADDED)
  if (known === undefined) throw new Error(`no ${ADDED}`)
  const draft = { ...withArticle(EMPTY_ADDED_DRUG, known), dosis: 1, frecuencia: 24, duracion: 3, meses: 6 }
  const line = lineOfAddedDrug(draft, order)
  if (line === null) throw new Error(`${ADDED} cannot be added`)
  // By its ingredient, as its checks ask for it; the server names it by the catalogue.
  const added = { ...line, nombre: INGREDIENT }
  return { ...order, codeSumiEsquemaSeleccionado: [...order.codeSumiEsquemaSeleccionado, added] }
}

const isLedger = Schema.is(
  Schema.Array(
    Schema.Struct({
      origen: Schema.String,
      hallazgos: Schema.Array(Schema.Struct({ clave: Schema.String })),
      motivo: Schema.NullOr(Schema.String),
    }),
  ),
)

const isAnswered = (ledger: unknown, begins: string): boolean =>
  isLedger(ledger) &&
  ledger.some(
    ({ origen, hallazgos, motivo }) =>
      origen === 'profesional' &&
      hallazgos.some(({ clave }) => clave.startsWith(begins)) &&
      reasonError('contraindicada', motivo) === null,
  )

/** Schemes in course whose ledger has no reason for that allergy. */
const unansweredSchemes = async ({ server: { db } }: Schemes, { afiliado, clave }: KnownFinding): Promise<number> => {
  const rows = await db
    .selectFrom('orden_esquemas')
    .select('comprobaciones')
    .where('afiliado_id', '=', afiliado)
    .where('en_curso', '=', true)
    .execute()
  return rows.filter(({ comprobaciones }) => !isAnswered(comprobaciones, clave)).length
}

const doorOf = async (
  schemes: Schemes,
  name: string,
  documento: string,
  principio: string,
  added: boolean,
): Promise<Door> => {
  const { consulta, afiliado } = await schemes.visit(documento)
  const clave = await addAllergy(schemes.server.db, afiliado, principio)
  const { isc } = decodeRecord((await schemes.get(`/historia/registro/${consulta}`)).body)
  const plain = await schemes.orderOf(SCHEME, isc)
  const order = added ? await withAdded(schemes, consulta, plain) : plain
  return {
    name,
    call: 'esquemas.generarOrdenamiento',
    server: schemes.server,
    token: schemes.token,
    shown: async (token, ofAnother): Promise<readonly SentCheck[]> => {
      const where = ofAnother ? (await schemes.visit(documento === BLANCA ? DIANA : BLANCA)).consulta : consulta
      return answeredScheme((body) => schemes.post('/alertas/comprobar-esquema', body, { token }), where, order)
    },
    send: (comprobaciones, sending) => schemes.generate(consulta, { ...order, comprobaciones }, sending),
    holes: () => unansweredSchemes(schemes, { afiliado, clave }),
  }
}

/** The scheme that the demo ordered for him before the allergy was known. */
const standingScheme = async (schemes: Schemes) => {
  const { afiliado } = await schemes.visit(RODRIGO)
  const head = await schemes.server.db
    .selectFrom('orden_esquemas as h')
    .innerJoin('orden_esquema_lineas as l', 'l.orden_esquemas_id', 'h.id')
    .select(['h.id', 'h.orden_id', 'h.rep_id', 'l.ciclo'])
    .where('h.afiliado_id', '=', afiliado)
    .where('l.estado_id', '=', SchemeStatus.active)
    .orderBy('l.ciclo')
    .executeTakeFirstOrThrow()
  return { ...head, afiliado }
}
type StandingScheme = Awaited<ReturnType<typeof standingScheme>>

/** What is asked of it before it goes on: of one cycle, or of all that is left. */
const shownOf =
  (schemes: Schemes, asked: { readonly orden_id: number; readonly ciclo?: number }): Door['shown'] =>
  async (token, ofAnother) => {
    if (ofAnother) return null
    const { status, body } = await schemes.post(alertas.porRevisar.path, asked, { token })
    if (status !== 200) return null
    return reviewAnswers(decodeReview(body).esquemas[0]?.hallazgos ?? [], REASON)
  }

/** A cycle of it that is given. What was answered of its site stands for it too, so that something else is known by then. */
const cycleDoor = (schemes: Schemes, { afiliado, orden_id, ciclo }: StandingScheme, principio: string): Door => {
  const { db } = schemes.server
  let added: Promise<string> | null = null
  const known = (): Promise<string> => {
    added ??= addAllergy(db, afiliado, principio)
    return added
  }
  const shown = shownOf(schemes, { orden_id, ciclo })
  return {
    name: 'un ciclo que se aplica',
    call: 'esquemas.aplicar',
    server: schemes.server,
    token: schemes.token,
    shown: async (token, ofAnother) => {
      await known()
      return shown(token, ofAnother)
    },
    send: async (comprobaciones, sending) => {
      await known()
      const body = { orden_id, ciclo, fecha: schemes.today, comprobaciones }
      return schemes.post(esquemas.aplicar.path, body, sending)
    },
    holes: async () => {
      const applied = await db
        .selectFrom('orden_esquema_lineas')
        .select('id')
        .where('orden_id', '=', orden_id)
        .where('ciclo', '=', ciclo)
        .where('estado_id', '=', SchemeStatus.applied)
        .execute()
      return applied.length === 0 ? 0 : unansweredSchemes(schemes, { afiliado, clave: await known() })
    },
  }
}

/** Another site that would give it. */
const siteDoor = async (schemes: Schemes, standing: StandingScheme, principio: string): Promise<Door> => {
  const { db } = schemes.server
  const { afiliado, id, orden_id, rep_id } = standing
  const clave = await addAllergy(db, afiliado, principio)
  const other = await db
    .selectFrom('reps')
    .select('id')
    .where('activo', '=', true)
    .where('id', '!=', rep_id ?? 0)
    .executeTakeFirstOrThrow()
  const body = { orden_esquemas_id: id, rep_id: other.id, motivo: 'Queda cerca de su casa' }
  return {
    name: 'un esquema que cambia de sede',
    call: 'ordenamiento.asignarDireccionamiento',
    server: schemes.server,
    token: schemes.token,
    shown: shownOf(schemes, { orden_id }),
    send: (comprobaciones, sending) =>
      schemes.post(ordenamiento.asignarDireccionamiento.path, { ...body, comprobaciones }, sending),
    holes: async () => {
      const head = await db.selectFrom('orden_esquemas').select('rep_id').where('id', '=', id).executeTakeFirstOrThrow()
      return head.rep_id === rep_id ? 0 : unansweredSchemes(schemes, { afiliado, clave })
    },
  }
}

export const schemeDoors = async (schemes: Schemes): Promise<readonly Door[]> => {
  const standing = await standingScheme(schemes)
  return [
    await siteDoor(schemes, standing, 'Capecitabina'),
    cycleDoor(schemes, standing, 'Oxaliplatino'),
    await doorOf(schemes, 'un esquema', BLANCA, 'Doxorrubicina', false),
    await doorOf(schemes, 'un medicamento añadido a un esquema', DIANA, INGREDIENT, true),
  ]
}
