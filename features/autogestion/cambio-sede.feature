# language: es
@regla:authorisation/site-change @servidor-propio
Característica: Ir a otra sede
  El afiliado lleva por sí mismo una orden suya a otra sede con contrato vigente, y si no puede se le dice por qué y qué hacer.

  @flujo
  Escenario: La lleva a otra sede de la lista
    Dado que a "43512887" le autorizaron un examen
    Cuando "afiliado@cauce.demo" pide otra sede porque "Queda más cerca"
    Entonces se le responde "Cambiada de sede. No debe hacer ningún otro trámite."
    Cuando "afiliado@cauce.demo" mira en qué va
    Entonces de su orden lee la sede que pidió

  @mensaje
  Escenario: Una sede sin contrato no está en la lista
    Dado que a "43512887" le autorizaron un examen
    Cuando "afiliado@cauce.demo" pide una sede que no está en la lista
    Entonces se le niega con "Esa sede no tiene contrato vigente para lo que le ordenaron. Escoja otra de la lista."

  @regla
  Escenario: La cambia tres veces, y para otra la pide a quien la ordenó
    Dado que a "43512887" le autorizaron un examen
    Y "afiliado@cauce.demo" pide otra sede porque "Queda más cerca"
    Y "afiliado@cauce.demo" pide otra sede porque "Allá no contestan"
    Y "afiliado@cauce.demo" pide otra sede porque "Vuelvo a la primera"
    Cuando "afiliado@cauce.demo" pide una sede que no está en la lista
    Entonces se le niega con "Ya la cambió de sede 3 veces. Para cambiarla otra vez, pídalo a quien la ordenó."

  @mensaje
  Esquema del escenario: <cómo está> no se cambia, y se le dice por qué
    Dado que a "43512887" le autorizaron un examen
    Y que lo ordenado quedó <cómo está>, sin más papeles
    Cuando "afiliado@cauce.demo" pide una sede que no está en la lista
    Entonces se le niega con "<por qué>"

    Ejemplos:
      | cómo está | por qué                                                                                 |
      | en su IPS | Esta orden se atiende en su IPS. Para ir a otra, cambie de IPS en Libre elección.       |
      | agendado  | Ya tiene cita: para ir a otra sede, primero cancele la cita.                            |
      | prestado  | Esta orden no se puede cambiar de sede en el estado en que está.                        |
      | sin sede  | Todavía no tiene sede: primero se le asigna una.                                        |

  @mensaje
  Escenario: Un medicamento se reclama donde se formuló
    Cuando "afiliado@cauce.demo" pide otra sede para un medicamento suyo
    Entonces se le niega con "Un medicamento se reclama donde se formuló: para otra farmacia, pídalo a quien lo formuló."

  @regla
  Escenario: Otro afiliado no la cambia
    Dado que a "43512887" le autorizaron un examen
    Cuando "afiliada@cauce.demo" pide una sede que no está en la lista
    Entonces se le niega con un mensaje claro

  @navegador @flujo
  Escenario: En un teléfono pide otra sede y lee la nueva
    Dado que a "43512887" le autorizaron un examen
    Y que "afiliado@cauce.demo" abrió en un teléfono "Mis órdenes"
    Cuando pide otra sede para esa orden y escoge la primera
    Y llena "Por qué" con "Queda más cerca"
    Y pide "Cambiar de sede"
    Entonces ve "Cambiada de sede. No debe hacer ningún otro trámite."
