/** A consultation for the tests of the workspaces. */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import type { Procedure } from '@cauce/domain/procedure/procedure'

const AFFILIATE: Affiliate = {
  id: 11,
  primer_nombre: 'María',
  segundo_nombre: 'Elena',
  primer_apellido: 'Gómez',
  segundo_apellido: 'Castaño',
  nombre_completo: 'María Elena Gómez Castaño',
  tipo_documento: { id: 1, codigo: 'CC', nombre: 'Cédula de ciudadanía' },
  numero_documento: '43512887',
  sexo: 'F',
  fecha_nacimiento: '1972-03-04',
  edad_cumplida: 54,
  tipo_afiliado_id: 2,
  tipo_afiliado: { id: 2, nombre: 'Cotizante' },
  estado_afiliado: { id: 1, nombre: 'Activo' },
  entidad: { id: 1, nombre: 'EPS Demo Contributivo' },
  municipio_atencion: { id: 1, nombre: 'Medellín' },
  departamento_atencion: { id: 5, nombre: 'Antioquia' },
  municipio_afiliacion: null,
  departamento_afiliacion: null,
  ips: { id: 3, nombre: 'Sede Laureles' },
  ips_id: 3,
  correo1: 'maria@example.com',
  correo2: null,
  celular1: null,
  celular2: null,
  direccion: null,
  clasificacion: [],
  colegio_id: null,
  alergias: [{ id: 1, nombre: 'Penicilinas', reaccion: 'anafilaxia', anio: 2019 }],
}

export const consultationOf = (affiliate: Partial<Affiliate> = {}, tipo_consulta_id = 1): Consultation => ({
  id: 1,
  tipo_consulta_id,
  tipo_consulta: { id: tipo_consulta_id, nombre: 'Consulta' },
  fecha_hora: '2026-11-21T12:24:00.000Z',
  estado_id: 3,
  estado: { id: 3, nombre: 'En consulta' },
  motivo: 'Control',
  afiliado: { ...AFFILIATE, ...affiliate },
  medico: { id: 1, nombre: 'Laura Restrepo Mejía' },
  en_sustitucion: false,
  datosConsulta: { rep_id: 3, rep: { id: 3, nombre: 'Sede Laureles' } },
  medidas: null,
  isc: null,
  diagnosticos: [],
  conteo_ordenes: { 1: 0, 2: 0, 3: 0, 4: 0 },
  escribe: true,
  firmas: {
    procedimientos: null,
    medicamentos: null,
    esquemas: null,
    servicios: null,
    incapacidad: null,
    consentimiento: null,
    historia: null,
  },
})

export const COLONOSCOPY: Procedure = {
  id: 452,
  codigo: '452301',
  nombre: 'Colonoscopia total',
  requiere_auditoria: 1,
  requiere_consentimiento: 1,
  cantidad_maxima: 1,
  sexo: 'Z',
}
