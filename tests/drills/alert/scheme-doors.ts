/** The doors of a scheme: its own drugs, one that was added to it, and a cycle of one that was ordered before. */
import { EMPTY_ADDED_DRUG, lineOfAddedDrug, withArticle } from '@cauce/domain/oncology/added-drug'
import type { SentCheck } from '@cauce/domain/medication/check'
import { alertas } from '@cauce/contract/alertas'
import { consultas } from '@cauce/contract/consultas'
import { esquemas } from '@cauce/contract/esquemas'
import { medicamentos } from '@cauce/contract/medicamentos'
import * as Schema from 'effect/Schema'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { reasonError } from '@cauce/domain/medication/reason'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import { SchemeStatus } from '@cauce/domain/oncology/names'
import { answeredScheme, REASON } from '../../support/answered-scheme.ts'
import { BLANCA, DIANA, RODRIGO, type Schemes } from '../../support/schemes.ts'
import { addAllergy, type Door } from './door.ts'

const SCHEME = 'AC'
const ADDED = 'Loratadina 10 mg tableta'
const INGREDIENT = 'Loratadina'

const decodeRecord = Schema.decodeUnknownSync(consultas.historiaRegistro.answer)
const decodeReview = Schema.decodeUnknownSync(alertas.porRevisar.answer)
const decodeDrugs = Schema.decodeUnknownSync(medicamentos.listarMedicamentoOrdenamiento.answer)

const withAdded = async (schemes: Schemes, consulta_id: number, order: SchemeOrder): Promise<SchemeOrder> => {
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

const isAnswered = (ledger: unknown): boolean =>
  isLedger(ledger) &&
  ledger.some(
    ({ origen, hallazgos, motivo }) =>
      origen === 'profesional' &&
      hallazgos.some(({ clave }) => clave.startsWith('alergia:')) &&
      reasonError('contraindicada', motivo) === null,
  )

/** Schemes in course whose ledger has no reason for an allergy. */
const unansweredSchemes = async ({ server: { db } }: Schemes, afiliado: number): Promise<number> => {
  const rows = await db
    .selectFrom('orden_esquemas')
    .select('comprobaciones')
    .where('afiliado_id', '=', afiliado)
    .where('en_curso', '=', true)
    .execute()
  return rows.filter(({ comprobaciones }) => !isAnswered(comprobaciones)).length
}

const doorOf = async (
  schemes: Schemes,
  name: string,
  documento: string,
  principio: string,
  added: boolean,
): Promise<Door> => {
  const { consulta, afiliado } = await schemes.visit(documento)
  await addAllergy(schemes.server.db, afiliado, principio)
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
    holes: () => unansweredSchemes(schemes, afiliado),
  }
}

/** A cycle of a scheme that was ordered before the allergy was known. */
const cycleDoor = async (schemes: Schemes): Promise<Door> => {
  const { db } = schemes.server
  const { afiliado } = await schemes.visit(RODRIGO)
  const { orden_id, ciclo } = await db
    .selectFrom('orden_esquema_lineas')
    .select(['orden_id', 'ciclo'])
    .where('afiliado_id', '=', afiliado)
    .where('estado_id', '=', SchemeStatus.active)
    .orderBy('ciclo')
    .executeTakeFirstOrThrow()
  await addAllergy(db, afiliado, 'Capecitabina')
  return {
    name: 'un ciclo que se aplica',
    call: 'esquemas.aplicar',
    server: schemes.server,
    token: schemes.token,
    shown: async (token, ofAnother) => {
      if (ofAnother) return null
      const { status, body } = await schemes.post(alertas.porRevisar.path, { orden_id, ciclo }, { token })
      if (status !== 200) return null
      return reviewAnswers(decodeReview(body).esquemas[0]?.hallazgos ?? [], REASON)
    },
    send: (comprobaciones, sending) =>
      schemes.post(esquemas.aplicar.path, { orden_id, ciclo, fecha: schemes.today, comprobaciones }, sending),
    holes: async () => {
      const applied = await db
        .selectFrom('orden_esquema_lineas')
        .select('id')
        .where('orden_id', '=', orden_id)
        .where('ciclo', '=', ciclo)
        .where('estado_id', '=', SchemeStatus.applied)
        .execute()
      return applied.length === 0 ? 0 : unansweredSchemes(schemes, afiliado)
    },
  }
}

export const schemeDoors = async (schemes: Schemes): Promise<readonly Door[]> => [
  await cycleDoor(schemes),
  await doorOf(schemes, 'un esquema', BLANCA, 'Doxorrubicina', false),
  await doorOf(schemes, 'un medicamento añadido a un esquema', DIANA, INGREDIENT, true),
]
