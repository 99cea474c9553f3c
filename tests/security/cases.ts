/** A request for every clinical call, over a record that somebody owns. */
import { BLOOD_COUNT, COLONOSCOPY, GASTROSCOPY, type Ordering, ULTRASOUND } from '../support/ordering.ts'
import type { Tokens } from './callers.ts'
import { orderOthers, release, type OtherOrders } from './other-orders.ts'
import type { Rule } from './rules.ts'

export const WHOSE = ['propio', 'ajeno', 'ausente'] as const
export type Whose = (typeof WHOSE)[number]

/** Identifiers of a consultation with an order: a procedure with consent, one that needs audit, one without a site. */
export interface Subject extends OtherOrders {
  readonly consulta: number
  readonly orden: number
  readonly porFirmar: number
  readonly porAuditar: number
  readonly sinSede: number
  readonly archivo: string
  /** A body for `consultas/foto` that would be saved. */
  readonly consentimiento: object
  readonly item: object
  readonly cup: number
  readonly gastroscopia: number
  readonly sede: number
  /** The same consultation with a new order, for calls that can be made once. */
  fresh(): Promise<Subject>
  /** See {@link Case.released}. */
  release(): Promise<void>
}

export interface Case {
  readonly entry: string
  readonly variant?: string
  /** By what the answer depends on whose the record is; left out where there is no record. */
  readonly onRecord?: Rule
  /** Each call needs a record that nobody has touched. */
  readonly fresh?: true
  /** What the affiliate was given stops being in course before each call: it can be ordered again. */
  readonly released?: true
  /** Status of who may; 200 unless told. */
  readonly ok?: number
  request(record: Subject): { readonly path: string; readonly body?: unknown }
}

const move = (evento: string) => ({
  entry: 'ordenamiento.moverLinea',
  variant: evento,
  fresh: true as const,
  request: (record: Subject) => ({
    path: '/ordenamiento/mover-linea/2',
    body: {
      linea_id: evento === 'aprobar' ? record.porAuditar : record.sinSede,
      evento,
      motivo: 'Revisión de permisos',
    },
  }),
})

const print = (variant: string, body: (record: Subject) => object): Case => ({
  entry: 'pdf.generar',
  variant,
  onRecord: 'consulta',
  request: (record) => ({ path: '/pdf', body: { tipo: variant, ...body(record) } }),
})

export const CASES: readonly Case[] = [
  { entry: 'consultas.agenda', request: () => ({ path: '/consultas/agenda/buscar', body: {} }) },
  {
    entry: 'consultas.consulta',
    onRecord: 'consulta',
    request: ({ consulta }) => ({ path: `/consultas/consulta/${consulta}` }),
  },
  {
    entry: 'consultas.abrir',
    onRecord: 'consulta',
    request: ({ consulta }) => ({ path: `/consultas/abrir/${consulta}` }),
  },
  {
    entry: 'consultas.historiaRegistro',
    onRecord: 'consulta',
    request: ({ consulta }) => ({ path: `/historia/registro/${consulta}` }),
  },
  {
    entry: 'consultas.foto',
    onRecord: 'escribir',
    fresh: true,
    request: ({ consentimiento }) => ({ path: '/consultas/foto', body: consentimiento }),
  },
  {
    entry: 'ordenamiento.validarCup',
    onRecord: 'escribir',
    request: ({ consulta, item }) => ({ path: '/ordenamiento/validar-cup', body: { ...item, consulta_id: consulta } }),
  },
  {
    entry: 'ordenamiento.proponerDireccionamiento',
    onRecord: 'escribir',
    request: ({ consulta, cup }) => ({
      path: '/ordenamiento/proponer-direccionamiento',
      body: { consulta_id: consulta, tipo_orden_id: 2, items: [cup] },
    }),
  },
  {
    entry: 'ordenamiento.ordenesActivas',
    onRecord: 'consulta',
    request: ({ consulta }) => ({ path: `/ordenamiento/ordenes-activas/${consulta}/2` }),
  },
  {
    entry: 'ordenamiento.generarOrdenamiento',
    onRecord: 'escribir',
    request: ({ consulta, item }) => ({ path: `/ordenamiento/generarOrdenamiento/${consulta}/2`, body: [item] }),
  },
  { entry: 'ordenamiento.repsListar', request: () => ({ path: '/reps/listar', body: { prestador: 'sede' } }) },
  {
    entry: 'ordenamiento.asignarDireccionamiento',
    onRecord: 'escribir',
    fresh: true,
    request: ({ sinSede, sede }) => ({
      path: '/ordenamiento/asignarDireccionamiento',
      body: { orden_procedimientos_id: sinSede, rep_id: sede, motivo: 'Le queda más cerca' },
    }),
  },
  {
    entry: 'ordenamiento.vidaLinea',
    onRecord: 'consulta',
    request: ({ porFirmar }) => ({ path: `/ordenamiento/vida/2/${porFirmar}` }),
  },
  { ...move('anular'), onRecord: 'anular' },
  { ...move('aprobar'), onRecord: 'aprobar' },
  { ...move('agendar'), onRecord: 'agendar' },
  { ...move('prestar'), onRecord: 'prestar' },
  {
    entry: 'ordenamiento.recomendacionCups',
    onRecord: 'consulta',
    request: ({ orden }) => ({ path: '/recomendacion-cups/consultar', body: { id: orden } }),
  },
  print('servicio', ({ orden }) => ({ id: orden })),
  print('recomendacionOrdenCup', ({ orden }) => ({ id: orden })),
  print('consentimientoInformado', ({ orden, gastroscopia }) => ({ id: gastroscopia, orden_id: orden })),
  {
    entry: 'pdf.generar',
    variant: 'por correo',
    onRecord: 'consulta',
    request: ({ orden }) => ({
      path: '/pdf',
      body: {
        tipo: 'servicio',
        id: orden,
        enviar: true,
        correo: 'alguien@correo.co',
        motivo_correo: 'Lo pidió su familia',
      },
    }),
  },
  {
    entry: 'pdf.vistaPrevia',
    onRecord: 'escribir',
    request: ({ consentimiento }) => ({ path: '/pdf/vista-previa-consentimiento', body: consentimiento }),
  },
  {
    entry: 'pdf.getType',
    onRecord: 'archivo',
    request: ({ archivo }) => ({ path: '/adjuntos/getType', body: { ruta: archivo } }),
  },
  {
    entry: 'pdf.get',
    onRecord: 'archivo',
    request: ({ archivo }) => ({ path: '/adjuntos/get', body: { ruta: archivo } }),
  },
]

const ABSENT = 2_000_000_000

/** The clinician's own consultation, one of the oncologist with another affiliate, and identifiers of nothing. */
export const prepareRecords = async (ordering: Ordering, tokens: Tokens): Promise<Readonly<Record<Whose, Subject>>> => {
  const { db } = ordering.server
  const site = await db
    .selectFrom('reps')
    .select('id')
    .where('activo', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const [cup, gastroscopia] = [await ordering.cupId(BLOOD_COUNT), await ordering.cupId(GASTROSCOPY)]
  const codes = [GASTROSCOPY, COLONOSCOPY, ULTRASOUND, BLOOD_COUNT]
  const items = await Promise.all(codes.map((codigo) => ordering.item(codigo)))
  const item = await ordering.item(BLOOD_COUNT)

  const make = async (consulta: number, token: string | null): Promise<Subject> => {
    await ordering.post(`/ordenamiento/generarOrdenamiento/${consulta}/2`, items, { token })
    const lines = await db
      .selectFrom('orden_procedimientos as l')
      .innerJoin('ordenes as o', 'o.id', 'l.orden_id')
      .innerJoin('cups as p', 'p.id', 'l.cup_id')
      .select(['l.id', 'l.orden_id', 'p.codigo'])
      .where('o.consulta_id', '=', consulta)
      .orderBy('l.id', 'desc')
      .limit(codes.length)
      .execute()
    const lineOf = (codigo: string): number => lines.find((line) => line.codigo === codigo)?.id ?? ABSENT
    const orden = lines[0]?.orden_id ?? ABSENT
    const others = await orderOthers(ordering, consulta, token)
    return {
      ...others,
      consulta,
      orden,
      porFirmar: lineOf(GASTROSCOPY),
      porAuditar: lineOf(COLONOSCOPY),
      sinSede: lineOf(ULTRASOUND),
      archivo: '',
      consentimiento: await ordering.consent(orden, GASTROSCOPY),
      item,
      cup,
      gastroscopia,
      sede: site.id,
      fresh: () => make(consulta, token),
      release: () => release(ordering, others.afiliado),
    }
  }
  const withFile = async (record: Subject, token: string | null): Promise<Subject> => {
    await ordering.pdf('/pdf', { tipo: 'servicio', id: record.orden }, { token: token ?? '' })
    const file = await db
      .selectFrom('documentos')
      .select('archivo')
      .where('orden_id', '=', record.orden)
      .executeTakeFirstOrThrow()
    return { ...record, archivo: file.archivo }
  }

  const others = await db
    .selectFrom('consultas as c')
    .innerJoin('users as u', 'u.id', 'c.medico_user_id')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .select('c.id')
    .where('u.email', '=', 'oncologo@cauce.demo')
    .where('c.estado_id', '<>', 5)
    .where('c.tipo_consulta_id', '<>', 87)
    .where('a.tipo_afiliado_id', 'in', [1, 2, 3, 6])
    .where('a.id', '<>', 1)
    // Somebody whom the other clinician never saw: what is of the affiliate is somebody else's too.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('consultas as seen')
            .innerJoin('users as s', 's.id', 'seen.medico_user_id')
            .select('seen.id')
            .whereRef('seen.afiliado_id', '=', 'a.id')
            .where('s.email', '=', 'medico@cauce.demo'),
        ),
      ),
    )
    .where('a.fecha_nacimiento', '<', '1990-01-01')
    .orderBy('c.id')
    .executeTakeFirstOrThrow()
  const propio = await withFile(await make(1, tokens['medico@']), tokens['medico@'])
  const ajeno = await withFile(await make(others.id, tokens['oncologo@']), tokens['oncologo@'])
  const ausente: Subject = {
    ...propio,
    consulta: ABSENT,
    orden: ABSENT,
    porFirmar: ABSENT,
    porAuditar: ABSENT,
    sinSede: ABSENT,
    archivo: 'ab/00000000-0000-4000-8000-000000000000.pdf',
    consentimiento: await ordering.consent(ABSENT, GASTROSCOPY),
    afiliado: ABSENT,
    medicamento: { ...propio.medicamento, orden: ABSENT, linea: ABSENT },
    firma: { pedida: ABSENT, devuelta: ABSENT },
    servicio: { ...propio.servicio, orden: ABSENT, linea: ABSENT },
    esquema: { ...propio.esquema, orden: ABSENT, cabeza: ABSENT, linea: ABSENT },
    fresh: () => Promise.resolve(ausente),
    release: () => Promise.resolve(),
  }
  return { propio, ajeno, ausente }
}
