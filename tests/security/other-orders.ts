/** An order of medications, one of own-code services and a scheme in a consultation, for the calls that need one of each. */
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import { esquemas } from '@cauce/contract/esquemas'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import type { CheckKind, SentCheck } from '@cauce/domain/medication/check'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import { answeredScheme, REASON } from '../support/answered-scheme.ts'
import { answeredNotices } from '../support/answered-notices.ts'
import type { Noticed } from '../support/answered-notices.ts'
import type { Ordering } from '../support/ordering.ts'
import { otherSignatures, type OtherSignatures } from './other-signatures.ts'

/** A drug without authorisation nor a maximum of the day, which every caller orders again, and a service that is ordered alone. */
const DRUG = 'Ácido ursodesoxicólico'
export interface OtherOrders {
  readonly afiliado: number
  readonly medicamento: {
    readonly orden: number
    readonly linea: number
    readonly articulo: number
    readonly cuerpo: Noticed
  }
  readonly firma: OtherSignatures
  readonly servicio: { readonly orden: number; readonly linea: number; readonly cuerpo: object }
  readonly esquema: {
    readonly orden: number
    readonly cabeza: number
    readonly linea: number
    readonly esquema: number
    readonly cuerpo: SchemeOrder
  }
}

interface Where {
  readonly consulta: number
  readonly afiliado: number
  readonly token: string | null
}

const read = <A>(schema: Schema.Codec<A, A>, answer: { readonly status: number; readonly body: unknown }): A => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return Schema.decodeUnknownSync(schema)(answer.body)
}

const explained = (comprobacion: CheckKind, claves: readonly string[]): SentCheck => ({
  comprobacion,
  respuesta: claves.length > 0 ? 'encontrada' : 'no_verificada',
  por_que: claves.length > 0 ? null : 'No se hizo',
  claves: [...claves],
  motivo: REASON,
})

/** Every check of the drug with its findings answered, and the ones that could not be made explained. */
export const answeredChecks = async (
  ordering: Ordering,
  { consulta, afiliado, token }: Where,
  line: Noticed,
): Promise<SentCheck[]> => {
  const { id } = line.articulo.codesumi
  const notices = await answeredNotices((body) => ordering.post('/alertas/avisos', body, { token }), consulta, line)
  const [interactions] = read(
    alertas.verificarInteraccion.answer,
    await ordering.post(
      '/alertas/verificarInteraccion',
      { medicamentosSeleccionados: [id], consulta_id: consulta },
      { token },
    ),
  )
  const about = { afiliado_id: afiliado, codesumi_id: id, consulta_id: consulta }
  const { hallazgos } = read(
    alertas.detalleAlergia.answer,
    await ordering.post('/alertas/detalle-alergia', about, { token }),
  )
  return [
    explained(
      'interacciones',
      (interactions?.interacciones ?? []).map(({ hallazgo }) => hallazgo.clave),
    ),
    explained('desabastecimiento', []),
    explained(
      'alergia',
      hallazgos.map(({ clave }) => clave),
    ),
    explained('alergia_cruzada', []),
    ...notices,
    ...(['duplicidad', 'dosis'] as const)
      .filter((check) => notices.every(({ comprobacion }) => comprobacion !== check))
      .map((check) => explained(check, [])),
  ]
}

const proposedSite = async (
  ordering: Ordering,
  { consulta, token }: Where,
  tipo: number,
  item: number,
): Promise<number> => {
  const [proposal] = read(
    ordenamiento.proponerDireccionamiento.answer,
    await ordering.post(
      '/ordenamiento/proponer-direccionamiento',
      { consulta_id: consulta, tipo_orden_id: tipo, items: [item] },
      { token },
    ),
  )
  if (proposal?.rep) return proposal.rep.id
  const { id } = await ordering.server.db
    .selectFrom('reps')
    .select('id')
    .where('activo', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

const ordered = (answer: { readonly status: number; readonly body: unknown }): number =>
  read(ordenamiento.generarOrdenamiento.answer, answer).original[0].id

const medication = async (ordering: Ordering, where: Where): Promise<OtherOrders['medicamento']> => {
  const { db } = ordering.server
  const drug = await db
    .selectFrom('medicamentos')
    .select(['id', 'via'])
    .where('principio_activo', '=', DRUG)
    .where('unidad_presentacion', '=', 'Tableta')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const diagnosis = await db
    .selectFrom('cie10')
    .select('id')
    .where('seleccionable', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const asked = {
    articulo: { codesumi: { id: drug.id } },
    via: drug.via ?? '',
    dosis: 1,
    frecuencia: 24,
    tiempo: 'Horas',
  } as const
  const line = {
    ...asked,
    duracion: 7,
    meses: 1,
    cantidadMedico: 7,
    observacion: 'En la mañana',
    fechaVigencia: ordering.today,
    rep_id: await proposedSite(ordering, where, 1, drug.id),
    motivo_rep: 'Le queda más cerca',
    diagnostico_id: diagnosis.id,
  }
  const answered = async () => ({ ...line, comprobaciones: await answeredChecks(ordering, where, asked) })
  const orden = ordered(
    await ordering.post(`/ordenamiento/generarOrdenamiento/${where.consulta}/1`, [await answered()], {
      token: where.token,
    }),
  )
  // Ordered again, it is a duplicate of the line above, and that is answered.
  const cuerpo = await answered()
  const { id } = await db
    .selectFrom('orden_articulos')
    .select('id')
    .where('orden_id', '=', orden)
    .executeTakeFirstOrThrow()
  return { orden, linea: id, articulo: drug.id, cuerpo }
}

/** A routed service that needs no audit; what the affiliate had of it is no longer in course. */
const service = async (ordering: Ordering, where: Where): Promise<OtherOrders['servicio']> => {
  const { db } = ordering.server
  await db
    .updateTable('orden_codigos_propios')
    .set({ en_curso: false })
    .where('afiliado_id', '=', where.afiliado)
    .execute()
  const code = await db
    .selectFrom('codigos_propios')
    .select('id')
    .where('requiere_auditoria', '=', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const rep = { id: await proposedSite(ordering, where, 4, code.id) }
  const cuerpo = {
    codigoPropio: code,
    cantidad: 1,
    fechaVigencia: ordering.today,
    observacion: 'En casa',
    rep,
    motivo_rep: REASON,
  }
  const orden = ordered(
    await ordering.post(`/ordenamiento/generarOrdenamiento/${where.consulta}/4`, [cuerpo], { token: where.token }),
  )
  const { id } = await db
    .selectFrom('orden_codigos_propios')
    .select('id')
    .where('orden_id', '=', orden)
    .executeTakeFirstOrThrow()
  await release(ordering, where.afiliado)
  return { orden, linea: id, cuerpo }
}

/** Nothing that the affiliate was given is in course, so that the same can be ordered again. */
export const release = async ({ server: { db } }: Ordering, afiliado: number): Promise<void> => {
  await db.updateTable('orden_codigos_propios').set({ en_curso: false }).where('afiliado_id', '=', afiliado).execute()
  await db.updateTable('orden_esquemas').set({ en_curso: false }).where('afiliado_id', '=', afiliado).execute()
}

/** A scheme of fixed doses: it needs no weight. */
const scheme = async (ordering: Ordering, where: Where): Promise<OtherOrders['esquema']> => {
  const { db } = ordering.server
  await release(ordering, where.afiliado)
  const head = await db
    .selectFrom('esquemas as e')
    .selectAll('e')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('esquema_lineas as l')
            .select('l.id')
            .whereRef('l.esquema_id', '=', 'e.id')
            .where('l.indice_dosis', '<>', 'FIJA'),
        ),
      ),
    )
    .orderBy('e.id')
    .executeTakeFirstOrThrow()
  const drugs = read(
    esquemas.codesumiEsquema.answer,
    await ordering.post('/codesumis/codesumiEsquema', { esquema: head.id }, { token: where.token }),
  )
  const order = {
    esquema_id: head.id,
    codeSumiEsquemaSeleccionado: drugs.map((drug) => ({
      esquema_linea_id: drug.id,
      codesumi_id: drug.codesumi_id,
      nombre: drug.nombre,
      dosis: drug.dosis,
      unidad_medida: drug.unidad_medida,
      indice_dosis: drug.indice_dosis,
      dosis_formulada: drug.dosis,
      via: drug.via ?? '',
      dias_aplicacion: drug.dias_aplicacion,
      fase: drug.fase,
      ciclos_aplica: drug.ciclos_aplica,
      cantidad_aplicaciones: drug.cantidad_aplicaciones,
      observaciones: '',
    })),
    frecuencia_repeticion: head.frecuencia_repeat,
    nombre_esquema: head.nombre_esquema,
    biografia: head.biografia,
    ciclo: 1,
    ciclo_total: 2,
    fecha_inicio: ordering.today,
    comprobaciones: [],
  }
  const ask = (body: object) => ordering.post('/alertas/comprobar-esquema', body, { token: where.token })
  const cuerpo = { ...order, comprobaciones: await answeredScheme(ask, where.consulta, order) }
  const orden = ordered(
    await ordering.post(`/ordenamiento/generarOrdenamiento/${where.consulta}/3`, cuerpo, { token: where.token }),
  )
  const line = await db
    .selectFrom('orden_esquema_lineas')
    .select(['id', 'orden_esquemas_id'])
    .where('orden_id', '=', orden)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return { orden, cabeza: line.orden_esquemas_id, linea: line.id, esquema: head.id, cuerpo }
}

export const orderOthers = async (ordering: Ordering, consulta: number, token: string | null): Promise<OtherOrders> => {
  const { afiliado_id } = await ordering.server.db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', consulta)
    .executeTakeFirstOrThrow()
  const where = { consulta, afiliado: afiliado_id, token }
  const medicamento = await medication(ordering, where)
  const orders = {
    afiliado: afiliado_id,
    medicamento,
    firma: await otherSignatures(ordering, medicamento.linea),
    servicio: await service(ordering, where),
    esquema: await scheme(ordering, where),
  }
  // The site of each can be changed by hand, whoever the affiliate's provider is.
  const byHand = { direccionamieno_automatico: false }
  const { db } = ordering.server
  await db.updateTable('orden_articulos').set(byHand).where('id', '=', orders.medicamento.linea).execute()
  await db.updateTable('orden_codigos_propios').set(byHand).where('id', '=', orders.servicio.linea).execute()
  await db.updateTable('orden_esquemas').set(byHand).where('id', '=', orders.esquema.cabeza).execute()
  return orders
}
