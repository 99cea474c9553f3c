/** Permissions that open no page: they let a person do something inside pages. @fuente spec 1 §6, spec 2 §6 */

import {
  APPROVE_CHANGES_PERMISSION,
  CONCEPT_PERMISSION,
  LAW_APPROVE_PERMISSION,
  LAW_PROPOSE_PERMISSION,
  PORTABILITY_PERMISSION,
} from '../session/permission-keys.ts'

export interface ActionPermission {
  readonly clave: string
  readonly titulo: string
  /** What it lets a person do: one Spanish sentence that starts with the verb. */
  readonly permite: string
}

export const ACTION_PERMISSIONS: readonly ActionPermission[] = [
  {
    clave: 'blog.vista',
    titulo: 'Atender y ordenar',
    permite: 'Abrir la historia de los pacientes que atiende, ordenar y usar el chat.',
  },
  {
    clave: 'consultas.todas',
    titulo: 'Consultas de todos los profesionales',
    permite: 'Leer la historia de los pacientes de cualquier profesional; no deja ordenar ni escribir en ella.',
  },
  {
    clave: 'consultas.sustituciones',
    titulo: 'Conceder sustituciones',
    permite: 'Dejar que un profesional atienda por unos días las consultas de otro, y revocarlo.',
  },
  {
    clave: 'autorizacion.auditoria',
    titulo: 'Auditar órdenes',
    permite: 'Tomar las órdenes que esperan autorización, aprobarlas, devolverlas o proponer negarlas.',
  },
  {
    clave: CONCEPT_PERMISSION,
    titulo: 'Dar el segundo concepto',
    permite: 'Confirmar o rechazar lo que otro profesional propuso negar.',
  },
  {
    clave: 'referencia.seguimiento.todo',
    titulo: 'Mover remisiones',
    permite: 'Usar todos los botones del panel de una remisión.',
  },
  {
    clave: 'incapacidades.anular',
    titulo: 'Anular incapacidades de otros',
    permite: 'Anular una incapacidad que expidió otro profesional, con motivo.',
  },
  {
    clave: 'medicamentos.entregar',
    titulo: 'Registrar entregas de medicamentos',
    permite: 'Anotar lo que se entregó de un medicamento formulado y lo que quedó pendiente.',
  },
  {
    clave: 'antecedentes.registrar',
    titulo: 'Anotar alergias y antecedentes',
    permite:
      'Anotar, cerrar y corregir alergias, estados y lo que el paciente toma de otra parte, en las consultas que atiende.',
  },
  {
    clave: 'antecedentes.sinConsulta',
    titulo: 'Anotar alergias sin consulta',
    permite:
      'Anotar alergias, estados y lo que toma de otra parte cualquier paciente, fuera de una consulta, como en la farmacia.',
  },
  {
    clave: LAW_PROPOSE_PERMISSION,
    titulo: 'Proponer cifras de normas',
    permite: 'Proponer una cifra nueva de un plazo o de un límite de ley, con su norma, y retirar las que propuso.',
  },
  {
    clave: LAW_APPROVE_PERMISSION,
    titulo: 'Aprobar cifras de normas',
    permite: 'Aprobar o devolver una cifra de ley que propuso otra persona; rige desde su fecha.',
  },
  {
    clave: APPROVE_CHANGES_PERMISSION,
    titulo: 'Verificar novedades de afiliados',
    permite:
      'Verificar o rechazar la novedad de un afiliado que radicó otra persona, y decidir las que quedan en espera.',
  },
  {
    clave: PORTABILITY_PERMISSION,
    titulo: 'Tramitar portabilidades',
    permite: 'Radicar, estudiar, asignar, negar, prorrogar y terminar la portabilidad de un afiliado.',
  },
]
