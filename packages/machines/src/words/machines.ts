/** What each machine is for, in one or two sentences, for who does not program. */
export const MACHINE_WORDS: Readonly<Record<string, string>> = {
  affiliateChange:
    'Lo que cambia en un afiliado: se radica, otra persona lo verifica, y se aplica, queda en espera o se rechaza.',
  affiliateStatus: 'Los estados de un afiliado y qué novedad lleva de uno a otro.',
  attachmentUpload:
    'Lo que pasa desde que se elige un archivo hasta que queda adjunto: se pide permiso, se sube y se confirma.',
  authorisation:
    'La autorización de algo ordenado: espera su turno con su plazo, un auditor la toma y la aprueba, la devuelve o propone negarla, y otro médico confirma la negación o la rechaza.',
  chat: 'Una conversación abierta: cómo llegan los mensajes de los demás y cómo salen los propios, aunque se pierda la conexión.',
  chatUpload: 'Un mensaje con archivos: se suben uno por uno y el mensaje solo se publica cuando todos llegaron.',
  clientToggle:
    'El interruptor que activa o desactiva un programa que usa la API, y lo que se muestra si el servidor tarda o no responde.',
  clinicalRecord: 'Una historia clínica se escribe mientras está abierta; finalizada, solo admite notas aclaratorias.',
  connection: 'El aviso de que este equipo perdió la conexión y de que volvió.',
  content: 'Un manual o una noticia pasa de borrador a publicado, y se puede retirar y volver a publicar.',
  draftKeep: 'Lo que una persona escribe se guarda en su equipo cada vez que hace una pausa, para que nada se pierda.',
  fileLoad:
    'Un archivo que se convierte en filas: se revisa sin tocar nada, se carga por partes, una sola vez, y se puede detener y seguir.',
  idle: 'A los 30 minutos sin actividad se avisa; a los 60 se cierra la sesión. Varias pestañas cuentan como una.',
  lasting: 'Un aviso de espera que, si aparece, dura lo suficiente para leerse: no parpadea.',
  lawProposal:
    'Una cifra de una norma que una persona propone: otra la aprueba o la devuelve, o quien la propuso la retira.',
  listExport: 'Una lista larga se descarga por partes, se puede cancelar y se reanuda donde iba.',
  loadingBar: 'La barra que aparece cuando una página tarda en llegar.',
  medicationAlert:
    'Antes de formular un medicamento se comprueban a la vez interacciones, desabastecimiento, alergia y avisos. Lo que se encuentra y lo que no se pudo comprobar se pregunta junto; seguir exige el motivo de cada cosa, que queda registrado.',
  medicationOrder:
    'El médico arma la lista de medicamentos, cada uno pasa por sus alertas, y la orden se genera una sola vez aunque se reintente.',
  portability:
    'La atención de un afiliado en otro municipio: se radica, alguien la estudia y le asigna sede, empieza y vence por su fecha.',
  orderLine: 'Los estados de una línea de una orden: desde que se pide hasta que se presta, se niega o se anula.',
  ownCode: 'La orden de servicios que tienen código propio del asegurador, con su sede.',
  pageLoad: 'Cómo se carga una página: si falta su archivo, el producto se recarga una sola vez por minuto.',
  passwordChange: 'El cambio de la contraseña propia. Al quinto intento fallido el usuario queda bloqueado 30 minutos.',
  passwordRecovery: 'Quien olvidó su contraseña pide un enlace, y con él escribe una nueva mientras esté vigente.',
  procedureConsent:
    'El consentimiento informado: el paciente lee, responde y firma; se muestra el documento antes de guardarlo, o se imprime para firmarlo a mano.',
  procedureOrder:
    'El médico arma la lista de procedimientos, cada línea se valida contra lo ya ordenado, se ordena, y luego siguen las recomendaciones y los consentimientos.',
  recordEdit:
    'Un registro de un maestro: se escribe, se guarda una sola vez y se junta con lo que otra persona guardó; solo se pregunta lo que los dos cambiaron.',
  recordDraft:
    'La historia clínica mientras se escribe: se guarda sola, avisa si otro equipo la cambió y se finaliza una sola vez.',
  recoveryData: 'El correo y el celular con los que una persona recupera su cuenta.',
  referral:
    'El panel con el que se sigue una remisión: se guarda, se finaliza con observación y se ordena la consulta.',
  referralLife: 'Los estados de una remisión: pendiente, en seguimiento y cerrada. Cerrada, no se vuelve a abrir.',
  referralRegistration: 'El registro de una remisión, con la advertencia de las que quedan cerradas al registrarlas.',
  roleEdit: 'El cambio de un rol: antes de guardarlo se ve a quién afecta, y se avisa si otra persona lo cambió.',
  routingChange:
    'La sede de una línea de una orden se cambia con un motivo; la que eligió el producto tiene otras reglas.',
  scheme:
    'La orden de un esquema oncológico: situación del paciente, medidas y superficie corporal, dosis por línea, comprobaciones y orden.',
  schemeOrder: 'Los estados de un medicamento de un ciclo: activo, suspendido, aplicado o cancelado.',
  schemeSuspension:
    'La historia de los esquemas de un paciente y la suspensión de algunas de sus líneas, con observación.',
  secondFactorSetup:
    'El segundo factor de la cuenta propia: activarlo, renovar los códigos de recuperación o desactivarlo.',
  secondSignature:
    'La firma de otro profesional sobre lo contraindicado: se pide, alguien la abre, y la firma o la devuelve con su motivo. Lo que siguió como urgencia vital se revisa después.',
  session:
    'La sesión de una persona: ingresa con correo y contraseña, confirma un código, trabaja, y cierra. También lo que pasa si la sesión o la contraseña vencen.',
  sickLeave: 'El registro de una incapacidad: se diligencia, se registra una sola vez y se imprime o se envía.',
  sickLeaveLife: 'Los estados de una incapacidad: activa, anulada o levantada antes de tiempo.',
  termLife:
    'Los estados de un plazo: corre, se suspende y se reanuda, vence sin cerrarse, y se cumple a tiempo o tarde, o queda sin efecto.',
  triggerSearch: 'Una búsqueda que empieza al llegar a cierto número de letras y no vuelve a preguntar lo que ya sabe.',
  userEdit: 'Los datos de un usuario: se escriben, se guardan una sola vez y se avisa si otra persona los cambió.',
  userLoad: 'Muchos usuarios desde un archivo: se revisa, se cargan por grupos y se puede detener.',
  wholeRecord: 'La historia completa de un afiliado en un solo documento.',
}
