# language: es
Característica: Las siete disposiciones de la pantalla
  Cada página se muestra en la suya: con menú para quien trabaja, sin él para quien firma, cambia su contraseña o mira el
  tablero de la sala.

  Regla: El catálogo dice en cuál va cada página

    Esquema del escenario: Una página y su disposición
      Entonces la página "<página>" se muestra en la disposición "<disposición>"

      Ejemplos:
        | página                                  | disposición     |
        | /panelMedico/atencion                   | default         |
        | /turno/llamado                          | default         |
        | /turno/tablero                          | turnero         |
        | /cambioContrasena                       | password-update |
        | /consentimiento/consentimientoInformado | consents        |
        | /ConsentimientoInformadoView            | consents        |
        | /recuperacionContrasena                 | guest           |
        | /firmaEntregaMedicamentos               | empty           |
        | /verificar/ABC                          | empty           |

    Escenario: Las siete existen y solo "update" no tiene página
      Entonces las disposiciones son "default, empty, guest, update, password-update, consents, turnero"
      Y solo "update" no tiene página, y dice por qué

  @navegador
  Regla: Con menú solo la de siempre

    Escenario: El tablero de la sala muestra la hora de Bogotá y nada alrededor
      Dado que "admin@cauce.demo" está en el navegador en "/turno/tablero"
      Entonces ve la hora de Bogotá en grande
      Y no hay menú ni pie de página

    Escenario: Quien firma en la pantalla de la sede no tiene menú por donde irse
      Dado que "admin@cauce.demo" está en el navegador en "/consentimiento/consentimientoInformado"
      Entonces no hay menú
      Y puede cerrar la sesión

    Escenario: La de siempre dice el año en el pie y deja saltar el menú
      Dado que "medico@cauce.demo" abrió en el navegador "/"
      Entonces el pie dice el año en curso
      Y con el primer tabulador puede ir al contenido

  @navegador
  Regla: El menú se recoge, lo recuerda y en el teléfono es un cajón

    Escenario: Recogido, sigue recogido al volver
      Dado que "medico@cauce.demo" abrió en el navegador "/"
      Cuando recoge el menú
      Y recarga la página
      Entonces el menú muestra solo sus dibujos

    Escenario: En el teléfono se abre, toma el teclado y lo devuelve
      Dado que "medico@cauce.demo" está en un teléfono en "/"
      Cuando abre el menú del teléfono
      Entonces el teclado está en el menú
      Y oprime "Escape"
      Y el teclado vuelve a lo que abrió el menú
