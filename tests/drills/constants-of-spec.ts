/**
 * Every number and list that the specification fixes, where it stands and what it is changed to in the drill.
 */
export interface SpecConstant {
  readonly nombre: string
  /** Paragraph of the specification. */
  readonly parrafo: string
  readonly archivo: string
  /** Stands once in the file. */
  readonly de: string
  readonly a: string
  /** Tags of the features that should notice, where they are not those of the file. */
  readonly reglas: readonly string[]
}

/** Name, what it is and what it is changed to. */
type Change = readonly [string, string, string]

/** A path without an ending is of the domain. */
const of = (
  file: string,
  parrafo: string,
  changes: readonly Change[],
  rules?: readonly string[],
): readonly SpecConstant[] => {
  const archivo = /\.tsx?$/u.test(file) ? file : `packages/domain/src/${file}.ts`
  return changes.map(([nombre, de, a]) => ({ nombre, parrafo, archivo, de, a, reglas: rules ?? [file] }))
}

/** Those that a rule holds: a property and a feature notice each. */
const RULE_CONSTANTS: readonly SpecConstant[] = [
  ...of('session/idle-limits', 'spec 1 §9', [
    ['Aviso de inactividad: 30 minutos', 'IDLE_WARNING_MS = 1_800_000', 'IDLE_WARNING_MS = 1_740_000'],
    ['Cierre por inactividad: 60 minutos', 'IDLE_LOGOUT_MS = 3_600_000', 'IDLE_LOGOUT_MS = 3_660_000'],
  ]),
  ...of('session/password-expiry', 'spec 1 §9; spec 2 §9', [
    ['Contraseña: 30 días', 'PASSWORD_DAYS = 30', 'PASSWORD_DAYS = 31'],
  ]),
  ...of(
    'shell/shell-limits',
    'spec 1 §9',
    [['Recarga: una vez en 60 segundos', 'RELOAD_GUARD_MS = 60_000', 'RELOAD_GUARD_MS = 59_000']],
    ['shell/page-load'],
  ),
  ...of('shell/shell-limits', 'spec 1 §9', [
    ['Barra de carga: 200 ms', 'throttleMs: 200', 'throttleMs: 250'],
    ['Barra de carga: 5000 ms', 'durationMs: 5_000', 'durationMs: 4_000'],
    ['Barra de carga: 500 ms', 'hideMs: 500', 'hideMs: 400'],
  ]),
  ...of('shell/shell-limits', 'spec 1 §9; spec 2 §9', [
    ['Espera mínima: 200 ms', 'MIN_FETCH_DELAY_MS = 200', 'MIN_FETCH_DELAY_MS = 250'],
    ['Recuadro de espera: 300 px', 'OVERLAY_WIDTH_PX = 300', 'OVERLAY_WIDTH_PX = 320'],
  ]),
  ...of('session/avatar', 'spec 1 §3, §9', [['Avatar: 150 px', 'AVATAR_SIZE = 150', 'AVATAR_SIZE = 128']]),
  ...of(
    'session/user',
    'spec 1 §3',
    [['Afiliado: tipo de usuario 2', 'AFFILIATE_USER_KIND = 2', 'AFFILIATE_USER_KIND = 3']],
    ['session/display-name', 'session/recovery-data', 'chat/may-chat'],
  ),
  ...of('clinical-record/body-mass-index', 'spec 1 §3; spec 2 §5', [
    ['IMC: dos decimales', '(cm / CM_PER_M) ** 2), 2)', '(cm / CM_PER_M) ** 2), 1)'],
    ['IMC: talla en metros', 'CM_PER_M = 100', 'CM_PER_M = 101'],
  ]),
  ...of('text/file-name', 'spec 1 §5; spec 2 §5', [
    ['Nombre de archivo: letras, dígitos, guion, raya y punto', '_.-]', '_.]'],
    ['Nombre de archivo: espacio por raya', "'_')", "'-')"],
  ]),
  ...of('session/lockout', 'spec 2 §9', [
    ['Bloqueo al quinto intento', 'MAX_FAILED_ATTEMPTS = 5', 'MAX_FAILED_ATTEMPTS = 6'],
    ['Bloqueo de 30 minutos', 'LOCK_MINUTES = 30', 'LOCK_MINUTES = 31'],
  ]),
  ...of('session/new-password', 'spec 2 §5, §9', [
    ['Contraseña: 8 caracteres', 'MIN_PASSWORD = 8', 'MIN_PASSWORD = 9'],
  ]),
  ...of('session/recovery-data', 'spec 2 §5, §9', [['Celular: 10 dígitos', 'PHONE_DIGITS = 10', 'PHONE_DIGITS = 11']]),
  ...of('search/trigger', 'spec 2 §5', [
    ['Búsqueda de procedimiento: 4', 'procedure: { threshold: 4', 'procedure: { threshold: 5'],
    ['Prestador de procedimientos: 6', 'providerProcedure: { threshold: 6', 'providerProcedure: { threshold: 5'],
    ['Prestador de medicamentos: 4', 'providerMedication: { threshold: 4', 'providerMedication: { threshold: 5'],
    ['Prestador de medicamentos: 300 ms', 'debounceMs: 300', 'debounceMs: 350'],
    ['Medicamento: 6', ' medication: { threshold: 6', ' medication: { threshold: 5'],
    ['Medicamento: 350 ms', 'debounceMs: 350', 'debounceMs: 300'],
    ['Medicamento de oncología: 4', 'oncologyDrug: { threshold: 4', 'oncologyDrug: { threshold: 5'],
    ['Servicio: 4', 'ownCode: { threshold: 4', 'ownCode: { threshold: 5'],
    ['Institución: 4', 'institution: { threshold: 4', 'institution: { threshold: 5'],
    ['Colegio: 6', 'school: { threshold: 6', 'school: { threshold: 5'],
    ['Diagnóstico: 4', 'diagnosis: { threshold: 4', 'diagnosis: { threshold: 5'],
  ]),
  ...of('chat/limits', 'spec 2 §5, §9', [
    ['Adjuntos: 50 MB', 'MAX_ATTACHMENTS_BYTES = 52_428_800', 'MAX_ATTACHMENTS_BYTES = 52_428_799'],
    ['Mensaje con adjuntos: 10 caracteres', 'MIN_MESSAGE_WITH_FILES = 10', 'MIN_MESSAGE_WITH_FILES = 9'],
    ['Solo PDF', '%PDF-/u', '%PD/u'],
  ]),
  ...of('calendar/bogota', 'spec 2 §9', [['Hora de Bogotá: −5', 'OFFSET_MS = 5 *', 'OFFSET_MS = 4 *']]),
  ...of('medication/months', 'spec 2 §3, §9', [['Meses: 1 a 6', '[1, 2, 3, 4, 5, 6]', '[1, 2, 3, 4, 5]']]),
  ...of('medication/time-unit', 'spec 2 §9', [
    ['Unidades de tiempo', "['Horas', 'Días'] as", "['Horas', 'Días', 'Semanas'] as"],
  ]),
  ...of(
    'medication/time-unit',
    'spec 2 §5, §9',
    [['Día de 24 horas', 'HOURS_PER_DAY = 24', 'HOURS_PER_DAY = 23']],
    ['medication/monthly-quantity'],
  ),
  ...of('medication/routes-of-administration', 'spec 2 §9', [['Vías: 17', "  'Enteral',\n", '']]),
  ...of('oncology/isc-dose', 'spec 2 §5, §9', [
    ['Dosis por ISC: un decimal', 'DOSE_DECIMALS = 1', 'DOSE_DECIMALS = 2'],
  ]),
  ...of('oncology/draft', 'spec 2 §3, §9', [['Ciclo inicial: 1', 'DEFAULT_CYCLE = 1', 'DEFAULT_CYCLE = 2']]),
  ...of('procedure/draft', 'spec 2 §3, §9', [
    ['Vigencia desde hoy', 'fechaVigencia: today,', "fechaVigencia: '2026-01-01',"],
  ]),
  ...of(
    'affiliate/affiliate-type',
    'spec 2 §9',
    [
      ['Beneficiario: 1', ' beneficiary: 1', ' beneficiary: 7'],
      ['Beneficiario: 3', 'additionalBeneficiary: 3', 'additionalBeneficiary: 7'],
      ['Beneficiario: 6', 'substituteBeneficiary: 6', 'substituteBeneficiary: 7'],
      ['Cotizante: 2', 'contributor: 2', 'contributor: 7'],
      ['Fallecido: 4', 'deceased: 4', 'deceased: 7'],
    ],
    ['affiliate/affiliate-type', 'affiliate/ordering-options'],
  ),
  ...of('affiliate/ordering-options', 'spec 2 §9', [
    ['Consulta 87', 'PROCEDURES_ONLY_CONSULTATION = 87', 'PROCEDURES_ONLY_CONSULTATION = 88'],
  ]),
  ...of('referral/annex', 'spec 2 §9', [['Tipos de anexo: 4', "3: 'Referencia'", "3: 'Remisión'"]], ['referral/annex']),
  ...of(
    'referral/annex',
    'spec 2 §9',
    [['Tipos de solicitud: 12', "  'Interconsulta red externa',\n", '']],
    ['referral/annex', 'referral/required-fields'],
  ),
  ...of('sick-leave/max-days', 'spec 2 §5, §9', [
    ['Incapacidad: 30 días', 'cualquiera: 30,', 'cualquiera: 31,'],
    ['Excepción: licencia de maternidad', "LICENCE = 'licencia maternidad'", "LICENCE = 'Licencia Paternidad'"],
  ]),
  ...of('sick-leave/max-days', 'spec 2 §5', [['Incapacidad: más de 0 días', '!(dias > 0)', '!(dias >= 0)']]),
  ...of('sick-leave/pcl', 'spec 2 §5', [['PCL de 0 a 100', 'WHOLE = 100', 'WHOLE = 101']]),
  ...of('sick-leave/pcl', 'spec 2 §9', [['Calificación A o B', "['A', 'B']", "['A', 'B', 'C']"]]),
  ...of(
    'sick-leave/sick-leave',
    'spec 2 §9',
    [['Contingencias: 10', "  'Accidente (Soat)',\n", '']],
    ['sick-leave/contingency', 'sick-leave/required-fields', 'sick-leave/check-form'],
  ),
  ...of(
    'sick-leave/sick-leave',
    'spec 2 §9',
    [
      [
        'Clases de incapacidad: 2',
        "  'Posterior a la calificación de pérdida de capacidad laboral',\n",
        "  'Posterior a la calificación',\n",
      ],
    ],
    ['sick-leave/leave-class', 'sick-leave/required-fields'],
  ),
  ...of('sick-leave/end-date', 'spec 2 §4', [['Fecha final: inicio más días menos uno', 'dias - 1)', 'dias)']]),
  ...of('sick-leave/last-leaves', 'spec 2 §9', [['Últimas cinco incapacidades', 'SHOWN = 5', 'SHOWN = 6']]),
]

/** What only the screen draws: its own tests and the features in a browser look at it. */
const SCREEN: readonly SpecConstant[] = [
  ...of('packages/ui/src/toaster/toaster.tsx', 'spec 1 §9; spec 2 §9', [
    ['Avisos: 3000 ms', 'TOAST_MS = 3000', 'TOAST_MS = 4000'],
  ]),
  ...of('apps/web/src/workspaces/medications/medication-history.tsx', 'spec 2 §9', [
    ['Historia de medicamentos: páginas de 5, 10, 20, 50 y 100', '[5, 10, 20, 50, 100]', '[10, 20, 50, 100]'],
  ]),
  ...of('apps/web/src/workspaces/oncology/drugs-card.tsx', 'spec 2 §9', [
    ['Medicamentos del esquema: páginas de 5', 'PAGE_SIZE = 5', 'PAGE_SIZE = 6'],
  ]),
  ...of('apps/web/src/workspaces/ordering/ordering-dialog.tsx', 'spec 2 §2, §9', [
    ['Ventana de ordenamiento: 1400', 'size={1400}', 'size={1080}'],
  ]),
  ...of('apps/web/src/workspaces/orders/document-email.tsx', 'spec 2 §2, §9', [
    ['Correo del consentimiento: 600', 'size={600}', 'size={640}'],
  ]),
  ...of('apps/web/src/workspaces/procedures/history-dialog.tsx', 'spec 2 §2, §9', [
    ['Historia de órdenes: 700', 'size={700}', 'size={640}'],
  ]),
  ...of('apps/web/src/workspaces/chat/attach-dialog.tsx', 'spec 2 §2, §9', [
    ['Adjuntar al chat: 800', 'size={800}', 'size={700}'],
  ]),
  ...of('apps/web/src/workspaces/account/password-expired-modal.tsx', 'spec 2 §2, §9', [
    ['Contraseña vencida: 600', 'size={600}', 'size={640}'],
  ]),
]

export const SPEC_CONSTANTS: readonly SpecConstant[] = [...RULE_CONSTANTS, ...SCREEN]
