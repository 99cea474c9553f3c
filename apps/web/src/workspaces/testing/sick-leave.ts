/** What the server answers about the leaves of an affiliate, for the tests of the workspaces. */
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { fakeServer } from './fake-server.ts'

const TODAY = bogotaDate(Date.now())
const LUMBAGO = { id: 545, codigo: 'M545', nombre: 'Lumbago no especificado' }
const SCHOOL = { id: 7, codigo: '105001', nombre: 'I.E. San José', municipio: { id: 1, nombre: 'Medellín' } }

/** Days from today, as the wire has them. */
export const day = (from: number): CalendarDate => addDays(TODAY, from)

/** A leave of fifteen days that ended yesterday. */
export const leave = (change: Partial<SickLeave> = {}): SickLeave => ({
  id: 4,
  radicado: '2026-118402',
  fecha_inicio: day(-15),
  fecha_final: day(-1),
  dias: 15,
  dias_acumulados: 29,
  clase_incapacidad: 'Médica/Odontológica',
  contingencia: 'Enf. Comun',
  prorroga: 'Si',
  ultima_incapacidad_id: null,
  cie10: LUMBAGO,
  colegio: { id: SCHOOL.id, nombre: SCHOOL.nombre },
  descripcion_incapacidad: 'Reposo relativo',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  estado_motivo: null,
  fecha_levantamiento: null,
  users: { operador: { nombre_completo: 'Laura Restrepo Mejía' } },
  created_at: '2026-11-06T14:00:00.000Z',
  ...change,
})

export const CONTEXT = '/incapacidades/contexto/1'
export const REGISTER = '/incapacidades/registrar'
const LAST_FIVE = '/incapacidades/listar-ultimas-cinco-incapacidades-afiliado'

const ANTIOQUIA = { id: 5, nombre: 'Antioquia' }

/** What the form of the consultation starts from. */
export const leaveContext = (change: object = {}) => ({
  afiliado_id: 11,
  consulta_id: 1,
  impedimento: null,
  regimen_prestacional: 'contributivo' as const,
  ambulatoria: true,
  sexo: 'F',
  edad: 41,
  medico: { nombre_medico: 'Laura Restrepo Mejía', documento: '43887210' },
  colegio: SCHOOL,
  entidad_territorial: 3,
  diagnostico: LUMBAGO,
  posterior_calificacion: {
    diagnostico: { id: 999, codigo: 'Z736', nombre: 'Limitación por discapacidad' },
    descripcion: 'Texto que fija el servidor',
  },
  incapacidades: [leave()],
  hoy: TODAY,
  ...change,
})

/** A server that registers every leave. */
export const serveLeaves = (change: object = {}): ReturnType<typeof fakeServer> =>
  fakeServer({
    [CONTEXT]: { json: leaveContext(change) },
    [LAST_FIVE]: { json: [leave()] },
    '/secretarias-educacion/listar': {
      json: [
        {
          id: 3,
          codigo_dane: '05001',
          nombre: 'Secretaría de Educación de Medellín',
          tipo: 'municipio',
          departamento: ANTIOQUIA,
        },
        {
          id: 4,
          codigo_dane: '05',
          nombre: 'Secretaría de Educación de Antioquia',
          tipo: 'departamento',
          departamento: ANTIOQUIA,
        },
      ],
    },
    '/colegios/buscarColegio/': { json: [SCHOOL] },
    [REGISTER]: {
      json: { res: true, mensaje: 'Incapacidad registrada con éxito', radicado: '2026-118403', id: 9 },
    },
  })
