# language: es
@regla
Característica: Los documentos salen por correo solo a donde deben
  Un documento clínico va al paciente o a la institución; a otra dirección, con un motivo, la contraseña y aviso al paciente.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que la consulta 1 tiene una línea activa

  @regla:mail/destination
  Regla: A dónde va

    Escenario: A su correo registrado, sin más
      Cuando envía la orden por correo a "maria.gomez@correo.cauce.demo"
      Entonces la auditoría dice que fue a una dirección "del paciente"

    Escenario: A una dirección de la institución, y el paciente se entera
      Dado que la institución tiene en su lista de correos "@hospital.cauce.demo"
      Cuando envía la orden por correo a "archivo@hospital.cauce.demo"
      Entonces la auditoría dice que fue a una dirección "de la institución"
      Y "maria.gomez@correo.cauce.demo" lee que algo suyo fue a "ar•••@hospital.cauce.demo"

    @mensaje
    Escenario: A otra dirección se pide el motivo
      Cuando envía la orden por correo a "alguien@otra.example"
      Entonces lee "Esta dirección no es del paciente ni está en la lista de la institución: escriba por qué se le envía (al menos 10 letras)"

    @mensaje
    Escenario: Y la contraseña de hace un momento
      Dado que escribió su contraseña hace 20 minutos
      Cuando envía la orden por correo a "alguien@otra.example" porque "la paciente lo pidió"
      Entonces lee "Por seguridad, escriba de nuevo su contraseña para continuar"

    Escenario: Con los dos sale, y el paciente se entera
      Cuando envía la orden por correo a "alguien@otra.example" porque "la paciente lo pidió"
      Entonces la auditoría dice que fue a una dirección "que no era de ninguno, porque la paciente lo pidió"
      Y "maria.gomez@correo.cauce.demo" lee que algo suyo fue a "al•••@otra.example"

    @mensaje
    Escenario: El dominio de un correo público no es de la institución
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando añade a la lista de correos "@gmail.com"
      Entonces lee "En ese dominio cualquiera abre un correo: escriba la dirección completa"

  @mensaje @regla:mail/quota
  Regla: Cuántas veces

    Escenario: Un documento va cinco veces al día fuera del paciente
      Dado que la institución tiene en su lista de correos "@hospital.cauce.demo"
      Cuando envía la orden por correo 6 veces a "archivo@hospital.cauce.demo"
      Entonces lee "Este documento ya se envió 5 veces hoy. Espere hasta mañana."
