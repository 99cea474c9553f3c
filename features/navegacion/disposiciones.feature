# language: es
@regla:calendar/bogota
Característica: Las siete disposiciones de la pantalla
  Cada página se muestra en la suya: con menú para quien trabaja, sin él para quien firma, cambia su contraseña o mira el
  tablero de la sala.

  @regla
  Regla: El catálogo dice en cuál va cada página

    Esquema del escenario: Una página y su disposición
      Entonces la página de la dirección "<dirección>" se muestra en la disposición "<disposición>"

      Ejemplos:
        | dirección                               | disposición     |
        | /panelMedico/atencion                   | de siempre |
        | /turno/llamado                          | de siempre |
        | /turno/tablero                          | de turnos |
        | /cambioContrasena                       | de cambio de contraseña |
        | /consentimiento/consentimientoInformado | de consentimientos |
        | /ConsentimientoInformadoView            | de consentimientos |
        | /recuperacionContrasena                 | de visitante |
        | /firmaEntregaMedicamentos               | vacía |
        | /verificar/ABC                          | vacía |

    Escenario: Las siete existen, y solo la de actualización no tiene página
      Entonces las disposiciones son "de siempre, vacía, de visitante, de actualización, de cambio de contraseña, de consentimientos, de turnos"
      Y las disposiciones sin página son "de actualización"

  @flujo @navegador
  Regla: Con menú solo la de siempre

    Escenario: El tablero de la sala muestra la hora de Bogotá y nada alrededor
      Dado que "admin@cauce.demo" abrió en el navegador "Tablero de turnos"
      Entonces ve la hora de Bogotá en grande
      Y no hay menú ni pie de página

    Escenario: Quien firma en la pantalla de la sede no tiene menú por donde irse
      Dado que "admin@cauce.demo" abrió en el navegador "Consentimiento informado"
      Entonces no hay menú
      Y puede pedir "Cerrar Sesion"

    Escenario: La de siempre dice el año en el pie y deja saltar el menú
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Entonces el pie dice el año en curso
      Y lo primero que alcanza sin usar el ratón lleva al contenido

  @flujo @navegador
  Regla: El menú se recoge, lo recuerda y en el teléfono es un cajón

    Escenario: Recogido, sigue recogido al volver
      Dado que "medico@cauce.demo" abrió en el navegador "Inicio"
      Cuando pide "Contraer"
      Y recarga la página
      Entonces el menú muestra solo sus dibujos

    Escenario: En el teléfono se abre, toma el teclado y lo devuelve
      Dado que "medico@cauce.demo" abrió en un teléfono "Inicio"
      Cuando pide "Abrir el menú"
      Entonces el cursor queda en "Menú"
      Y sin usar el ratón no sale de "Menú"
      Cuando sin usar el ratón cierra lo que abrió
      Entonces el cursor queda en "Abrir el menú"
