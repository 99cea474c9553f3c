# language: es
@regla:authorisation/passport @servidor-propio
Característica: Mis órdenes
  El afiliado lee, de cada cosa que le ordenaron, una sola frase: en qué va y hasta cuándo se le responde, o dónde y hasta cuándo va, o por qué no.

  @flujo
  Escenario: Mientras se revisa nada se le pide, y aprobada dice adónde va
    Dado que a "43512887" le espera autorización una tomografía
    Cuando "afiliado@cauce.demo" mira en qué va
    Entonces de su orden lee "La estamos revisando. Le respondemos a más tardar el "
    Y de su orden lee "Usted no debe hacer ningún trámite."
    Cuando "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" la aprueba en la mesa
    Y "afiliado@cauce.demo" mira en qué va
    Entonces de su orden lee "Vaya a "
    Y de su orden lee "a más tardar el "

  @regla
  Escenario: Vencido el plazo se le dice, y no se autoriza sola
    Dado que a "43512887" le espera autorización una tomografía recibida el "2026-10-01T09:00:00"
    Cuando "afiliado@cauce.demo" mira en qué va
    Entonces de su orden lee "Se nos venció el plazo el "
    Y de su orden lee ". Es lo primero que vamos a decidir."
    Y lo ordenado queda "Pendiente de auditoría"

  @regla
  Escenario: Devuelta a quien ordenó, no se le pide a ella
    Dado que a "43512887" le espera autorización una tomografía
    Cuando "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" la devuelve porque falta "Justificación"
    Y "afiliado@cauce.demo" mira en qué va
    Entonces de su orden lee "Le pedimos un dato a quien la ordenó. No tiene que llevarlo usted."

  @regla
  Escenario: Negada dice el motivo en palabras, lo que sí se cubre y ante quién reclama
    Dado que a "43512887" le espera autorización una tomografía
    Cuando "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" propone negarla
    Y "concepto@cauce.demo" confirma la negación
    Y "afiliado@cauce.demo" mira en qué va
    Entonces de su orden lee "No se autorizó. Motivo: no pertinente. Lo que sí se cubre: "
    Y de su orden lee "Puede reclamar ante nosotros o ante la Superintendencia Nacional de Salud."

  @regla
  Escenario: De lo que se aprobó en parte lee cuánto, por qué no el resto y adónde va
    Dado que a "43512887" le esperan autorización 20 terapias
    Cuando "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" propone aprobar 12 y negar el resto
    Y "concepto@cauce.demo" confirma la negación
    Y "afiliado@cauce.demo" mira en qué va
    Entonces de su orden lee "Se aprobaron 12 de 20. Motivo: no pertinente. Lo que sí se cubre: "
    Y de su orden lee "Vaya a "

  @regla
  Esquema del escenario: De lo que quedó <estado> lee en qué paró
    Dado que a "43512887" le espera autorización una tomografía
    Y que lo ordenado quedó <estado>, sin más papeles
    Cuando "afiliado@cauce.demo" mira en qué va
    Entonces de su orden lee "<frase>"

    Ejemplos:
      | estado        | frase                                                                    |
      | prestado      | Hecha el                                                                 |
      | anulado       | Quien la ordenó la anuló el                                              |
      | rehusado      | Usted no la aceptó el                                                    |
      | negado        | No se autorizó. Pregunte el motivo a quien la ordenó.                    |
      | vencido       | Venció el 01 abr 2026. Si aún la necesita, pida a quien la ordenó que la repita.              |
      | agendado      | Ya tiene cita en                                                         |
      | sin sede      | Falta asignar la sede. Usted no debe hacer ningún trámite.               |
      | para firmar   | Falta la firma de otro profesional. Usted no debe hacer ningún trámite.  |

  @regla
  Escenario: Otro afiliado no la ve
    Dado que a "43512887" le espera autorización una tomografía
    Cuando "afiliada@cauce.demo" mira en qué va
    Entonces esa orden no está

  @navegador @flujo
  Escenario: En un teléfono lee dónde y hasta cuándo
    Dado que a "43512887" le espera autorización una tomografía
    Y "auditor@cauce.demo" la toma en la mesa
    Y "auditor@cauce.demo" la aprueba en la mesa
    Y que "afiliado@cauce.demo" abrió en un teléfono "Mis órdenes"
    Entonces ve "No la lleve impresa: ya la tienen."
    Y ve "Cómo llegar"
