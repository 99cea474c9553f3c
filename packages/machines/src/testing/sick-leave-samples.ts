/** What a leave starts from, and a complete one, for the tests of its registration. */
import type { LeaveBase, LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { LeaveStatus, type SickLeave } from '@cauce/domain/sick-leave/sick-leave'

export const lumbago = { id: 545, codigo: 'M545', nombre: 'Lumbago no especificado' }
export const school = { id: 7, codigo: '105001', nombre: 'I.E. San José', municipio: { id: 1, nombre: 'Medellín' } }

/** Registered leave number `id`. */
export const leaveOf = (id: number, over: Partial<SickLeave> = {}): SickLeave => ({
  id,
  radicado: `2026-${String(id).padStart(6, '0')}`,
  fecha_inicio: '2026-10-19',
  fecha_final: '2026-11-02',
  dias: 15,
  dias_acumulados: 29,
  clase_incapacidad: 'Médica/Odontológica',
  contingencia: 'Enf. Comun',
  prorroga: 'Si',
  ultima_incapacidad_id: null,
  cie10: lumbago,
  colegio: { id: school.id, nombre: school.nombre },
  descripcion_incapacidad: 'Reposo relativo',
  estado_id: LeaveStatus.active,
  estado: { id: LeaveStatus.active, nombre: 'Activo' },
  estado_motivo: null,
  fecha_levantamiento: null,
  users: { operador: { nombre_completo: 'Laura Restrepo Mejía' } },
  created_at: '2026-10-19T14:00:00.000Z',
  ...over,
})

/** The chain of the picture: 14 and 15 days that end on 2 November, and five days of July. */
export const chain: readonly SickLeave[] = [
  leaveOf(118_402),
  leaveOf(118_007, {
    fecha_inicio: '2026-10-05',
    fecha_final: '2026-10-18',
    dias: 14,
    dias_acumulados: 14,
    prorroga: 'No',
    created_at: '2026-10-05T14:00:00.000Z',
  }),
  leaveOf(109_331, {
    fecha_inicio: '2026-07-15',
    fecha_final: '2026-07-19',
    dias: 5,
    dias_acumulados: 5,
    prorroga: 'No',
    cie10: { id: 90, codigo: 'A09X', nombre: 'Diarrea y gastroenteritis' },
    created_at: '2026-07-15T14:00:00.000Z',
  }),
]

/** On 3 November, the day after the chain ends. */
export const leaveBase = (over: Partial<LeaveBase> = {}): LeaveBase => ({
  afiliado_id: 11,
  consulta_id: 1,
  regimen_prestacional: 'contributivo',
  ambulatoria: true,
  sexo: 'F',
  edad: 41,
  medico: { nombre_medico: 'Laura Restrepo Mejía', documento: '43887210' },
  colegio: school,
  entidad_territorial: 3,
  diagnostico: lumbago,
  posterior_calificacion: {
    diagnostico: { id: 999, codigo: 'Z736', nombre: 'Limitación de actividades por discapacidad' },
    descripcion: 'Incapacidad posterior a la calificación',
  },
  incapacidades: chain,
  hoy: '2026-11-03',
  ...over,
})

/** What a person writes in a leave that lacks nothing. */
export const written: Partial<LeaveDraft> = {
  contingencia: 'Enf. Comun',
  dias: 15,
  descripcion: 'Dolor lumbar que limita la marcha',
}
