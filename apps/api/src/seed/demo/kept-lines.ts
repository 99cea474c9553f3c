/** What the demo's doctor keeps to write faster: templates of text and favourite lines. */
import type { Kysely } from 'kysely'
import type { RecordSection } from '@cauce/domain/clinical-record/record'
import type { FavouriteLine } from '@cauce/domain/ordering/favourite-line'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import type { AgendaContext } from './agenda.ts'
import { DEMO_DOCTOR } from './people.ts'

interface Snippet {
  readonly componente: RecordSection
  readonly titulo: string
  readonly texto: string
}

// prettier-ignore
const SNIPPETS: readonly Snippet[] = [
  { componente: 'antecedentes', titulo: 'Sin antecedentes', texto: 'Sin antecedentes patológicos, quirúrgicos ni alérgicos de importancia.' },
  { componente: 'revision_sistemas', titulo: 'Negativa', texto: 'Niega fiebre, dolor torácico, disnea, síntomas urinarios y cambios en el hábito intestinal.' },
  { componente: 'examen_fisico', titulo: 'Examen normal', texto: 'Buen estado general, hidratado, afebril. Ruidos cardíacos rítmicos, sin soplos. Murmullo vesicular conservado. Abdomen blando, sin dolor ni masas. Extremidades sin edemas. Sin déficit neurológico.' },
  { componente: 'examen_fisico', titulo: 'Pie diabético', texto: 'Pies sin úlceras ni callosidades. Pulsos pedios y tibiales presentes. Sensibilidad al monofilamento conservada.' },
  { componente: 'plan', titulo: 'Control de crónicos', texto: 'Continuar manejo. Creatinina, perfil lipídico y glucemia antes del próximo control. Control en tres meses.' },
  { componente: 'plan', titulo: 'Infección respiratoria alta', texto: 'Manejo sintomático, hidratación y lavado nasal. No requiere antibiótico.' },
  { componente: 'recomendaciones', titulo: 'Estilo de vida', texto: 'Dieta baja en sal y azúcares, caminar 30 minutos cinco días por semana, no fumar.' },
  { componente: 'recomendaciones', titulo: 'Signos de alarma', texto: 'Consultar por urgencias si hay fiebre que no cede, dificultad para respirar, dolor en el pecho, desmayo o debilidad súbita.' },
]

interface Catalogues {
  readonly medicamentos: ReadonlyMap<string, number>
  readonly cups: ReadonlyMap<string, number>
  readonly codigos_propios: ReadonlyMap<string, number>
}

interface Favourite {
  readonly nombre: string
  readonly linea: FavouriteLine
}

const medication = ({ medicamentos }: Catalogues, nombre: string, item: string, dose: object): Favourite => ({
  nombre,
  linea: {
    tipo_orden_id: 1,
    codesumi_id: required(medicamentos, item, 'medication'),
    via: 'Oral',
    dosis: 1,
    frecuencia: 24,
    tiempo: 'Horas',
    duracion: 30,
    meses: 3,
    observacion: '',
    ...dose,
  },
})

const procedure = ({ cups }: Catalogues, nombre: string, codigo: string, observacion: string): Favourite => ({
  nombre,
  linea: {
    tipo_orden_id: 2,
    procedimiento_id: required(cups, codigo, 'procedure'),
    cantidad: 1,
    observacion,
  },
})

const service = ({ codigos_propios }: Catalogues, nombre: string, codigo: string, cantidad: number): Favourite => ({
  nombre,
  linea: {
    tipo_orden_id: 4,
    codigo_propio_id: required(codigos_propios, codigo, 'own code'),
    cantidad,
    observacion: '',
  },
})

const favouritesOf = (catalogues: Catalogues): readonly Favourite[] => [
  medication(catalogues, 'Losartán 50 cada 12 horas', 'Losartán 50 mg tableta', { frecuencia: 12 }),
  medication(catalogues, 'Metformina 850 con el almuerzo', 'Metformina 850 mg tableta', {
    observacion: 'Con el almuerzo',
  }),
  medication(catalogues, 'Atorvastatina 40 en la noche', 'Atorvastatina 40 mg tableta', {
    observacion: 'En la noche',
  }),
  medication(catalogues, 'Acetaminofén si hay dolor', 'Acetaminofén 500 mg tableta', {
    frecuencia: 8,
    duracion: 5,
    meses: 1,
    observacion: 'Solo si hay dolor o fiebre',
  }),
  procedure(catalogues, 'Hemograma anual', '902210', 'Control anual'),
  procedure(catalogues, 'Creatinina de control', '903895', 'Control de función renal'),
  procedure(catalogues, 'Electrocardiograma', '895100', 'Control de riesgo cardiovascular'),
  service(catalogues, 'Visita médica en casa', 'CP0001', 1),
]

const byName = async (db: Kysely<DB>): Promise<Catalogues> => {
  const drugs = await db.selectFrom('medicamentos').select(['id', 'nombre']).execute()
  const cups = await db.selectFrom('cups').select(['id', 'codigo']).execute()
  const codes = await db.selectFrom('codigos_propios').select(['id', 'codigo']).execute()
  return {
    medicamentos: new Map(drugs.map(({ id, nombre }) => [nombre, id])),
    cups: new Map(cups.map(({ id, codigo }) => [codigo, id])),
    codigos_propios: new Map(codes.map(({ id, codigo }) => [codigo, id])),
  }
}

/** Seeds the templates and the favourites of the doctor to whom the story belongs. */
export const seedKeptLines = async (db: Kysely<DB>, { users, now }: AgendaContext): Promise<void> => {
  const own = { user_id: required(users, DEMO_DOCTOR, 'user'), created_at: now.toISOString() }
  await insertAll(
    db,
    'plantillas_texto',
    SNIPPETS.map((snippet) => ({ ...own, ...snippet })),
  )
  const favourites = favouritesOf(await byName(db))
  await db
    .insertInto('lineas_favoritas')
    .values(
      favourites.map(({ nombre, linea }) => ({
        ...own,
        tipo_orden_id: linea.tipo_orden_id,
        nombre,
        linea: JSON.stringify(linea),
      })),
    )
    .execute()
}
