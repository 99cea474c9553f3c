/** Guided walks: the answer to a frequent question, followed step by step on the machine that decides it. */
import type { Guide, GuidedStep } from './guide.ts'

const PRESCRIBING: readonly GuidedStep[] = [
  { event: 'draft.changed', says: 'El médico escribe el medicamento, con su dosis y su duración.' },
  { event: 'line.add', says: 'Lo añade: antes de entrar en la lista se hacen sus comprobaciones.' },
  { port: 'proposeRouting', answer: 'Propone una sede', says: 'Se propone la sede que lo entrega.' },
]
const KEY: GuidedStep = {
  port: 'newKey',
  answer: 'La clave está lista',
  says: 'Cada envío lleva una clave: si se repite, no queda dos veces.',
}

export const GUIDES: readonly Guide[] = [
  {
    id: 'fecha-final',
    question: '¿Por qué la fecha final es el 14?',
    machineId: 'sickLeave',
    steps: [
      { event: 'base.arrived', says: 'Llegan los datos del afiliado, de la consulta y lo que la norma permite.' },
      {
        event: 'draft.changed',
        says: 'El médico escribe la fecha de inicio y los días. La fecha final no se escribe: sale de ellos, con los dos extremos contados.',
      },
      { event: 'register.requested', says: 'Registra.' },
      KEY,
      {
        port: 'register',
        answer: 'Queda registrada',
        says: 'El servidor hace la cuenta otra vez: una fecha final distinta se rechaza.',
      },
    ],
    ends: 'La incapacidad quedó con la fecha de inicio más los días menos uno.',
  },
  {
    id: 'incapacidad-negada',
    question: '¿Por qué no se puede registrar la incapacidad de este afiliado?',
    machineId: 'sickLeave',
    steps: [
      {
        event: 'base.arrived',
        says: 'Llegan los datos del afiliado. Si no tiene derecho, aquí se dice y no se escribe nada.',
      },
      { event: 'draft.changed', says: 'El médico escribe los días.' },
      { event: 'register.requested', says: 'Registra.' },
      KEY,
      {
        port: 'register',
        answer: 'Esos días ya tienen una incapacidad',
        says: 'Los días se cruzan con los de otra que cuenta.',
      },
    ],
    ends: 'Nada quedó registrado, y lo escrito sigue en la pantalla para corregirlo.',
  },
  {
    id: 'auditoria',
    question: '¿Por qué la orden quedó pendiente de auditoría?',
    machineId: 'orderLine',
    steps: [
      { event: 'crear', says: 'Se ordena un procedimiento que requiere auditoría: nace pendiente y no se descarga.' },
    ],
    ends: 'Espera a un auditor. Lo que no requiere auditoría nace activo.',
  },
  {
    id: 'quien-aprueba',
    question: '¿Quién aprueba una orden y qué sigue?',
    machineId: 'orderLine',
    steps: [
      { event: 'crear', says: 'El médico ordena un procedimiento que requiere auditoría.' },
      { event: 'aprobar', says: 'Un auditor médico, que no es quien la ordenó, la aprueba.' },
      { event: 'agendar', says: 'Quien agenda las citas le da fecha.' },
      { event: 'prestar', says: 'El prestador registra que la prestó.' },
    ],
    ends: 'La línea terminó: nadie la cambia ya.',
  },
  {
    id: 'sede',
    question: '¿Por qué se direccionó a esta sede?',
    machineId: 'routingChange',
    steps: [
      { event: 'site.chosen', says: 'La sede propuesta no sirve al paciente: la persona elige otra.' },
      { event: 'reason.changed', says: 'Y escribe por qué.' },
      { event: 'change.confirmed', says: 'Lo confirma.' },
      KEY,
      { port: 'assignRouting', answer: 'Queda direccionada', says: 'El servidor la guarda con su motivo.' },
    ],
    ends: 'La línea va a la sede nueva, y queda escrito quién la cambió y por qué.',
  },
  {
    id: 'consentimiento',
    question: '¿Cuándo se pide un consentimiento?',
    machineId: 'procedureOrder',
    steps: [
      { event: 'draft.changed', says: 'El médico escoge un procedimiento.' },
      { event: 'item.add', says: 'Lo añade a la lista.' },
      { port: 'validateItem', answer: 'Se puede ordenar', says: 'El servidor dice si se puede ordenar.' },
      { port: 'proposeRouting', answer: 'No hay sede contratada', says: 'Se busca la sede que lo hace.' },
      { event: 'order.requested', says: 'Ordena.' },
      KEY,
      {
        port: 'generateOrder',
        answer: 'La orden se genera',
        says: 'La orden ya está hecha: el consentimiento no la detiene.',
      },
      { port: 'checkRecommendation', answer: 'No hay', says: 'Se mira si hay recomendaciones para entregar.' },
      {
        port: 'checkConsent',
        answer: 'Sí, lo pide',
        says: 'Se pregunta por cada procedimiento: el catálogo dice que este lo pide.',
      },
      {
        port: 'procedureConsent',
        answer: 'Queda para después',
        says: 'Se puede firmar ahí mismo o dejarlo para después.',
      },
    ],
    ends: 'La orden existe con o sin la firma; lo pendiente se ve en las órdenes activas.',
  },
  {
    id: 'firma-de-un-menor',
    question: '¿Quién firma el consentimiento de un menor?',
    machineId: 'procedureConsent',
    steps: [
      { event: 'consent.accepted', says: 'Quien firma acepta hacerlo en el equipo, y se le entrega.' },
      { port: 'loadText', answer: 'Llega', says: 'Lee el texto de ese procedimiento.' },
      {
        event: 'form.changed',
        says: 'Responde y dice quién firma. Lo que se puede elegir depende de la edad: antes de los 14 años firma el representante.',
      },
      { event: 'signature.changed', says: 'Firma con el dedo o con el ratón.' },
      { event: 'preview.requested', says: 'Pide ver el documento como quedará.' },
      { port: 'previewPdf', answer: 'Llega', says: 'Lo lee.' },
    ],
    ends: 'Devuelve el equipo, y el profesional confirma: nada se guarda antes.',
  },
  {
    id: 'desabastecido',
    question: '¿Qué pasa si un medicamento está desabastecido?',
    machineId: 'medicationOrder',
    steps: [
      ...PRESCRIBING,
      {
        port: 'medicationAlert',
        answer: 'Está desabastecido',
        says: 'No es un aviso informativo: impide ordenar.',
      },
    ],
    ends: 'El medicamento no entró en la lista y el formulario quedó limpio.',
  },
  {
    id: 'desabastecimiento-sin-respuesta',
    question: '¿Qué pasa si el servicio de desabastecimiento no responde?',
    machineId: 'medicationOrder',
    steps: [
      ...PRESCRIBING,
      {
        port: 'medicationAlert',
        answer: 'Una comprobación no se pudo hacer',
        says: 'El servicio no respondió: no es lo mismo que decir que no hay hallazgos.',
      },
      { event: 'line.recheck', says: 'La línea queda «sin verificar», y se puede comprobar otra vez.' },
      { port: 'medicationAlert', answer: 'Nada lo impide', says: 'Ahora sí respondió.' },
    ],
    ends: 'La línea quedó comprobada. Si no responde nunca, se escribe por qué se ordena así.',
  },
  {
    id: 'sesion',
    question: '¿Por qué se cerró la sesión?',
    machineId: 'idle',
    steps: [
      { event: 'session.started', says: 'La persona ingresa y no vuelve a tocar el equipo.' },
      { time: true, says: 'A los 30 minutos sin actividad se le avisa.' },
      { time: true, says: 'A los 60, sin que haya hecho nada, se cierra.' },
    ],
    ends: 'La sesión quedó cerrada, y se dice por qué.',
  },
]
