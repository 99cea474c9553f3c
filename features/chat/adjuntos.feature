# language: es
Característica: Mensajes con archivos
  Los archivos van de la pantalla al almacenamiento y el mensaje se publica cuando todos llegaron.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y que tiene un chat con "oncologo@cauce.demo"

  @flujo @regla:text/file-name @regla:chat/stored-files
  Regla: Un mensaje con archivos no lo ve nadie hasta que todos llegaron enteros

    @mensaje
    Escenario: Dos archivos con un mensaje
      Cuando adjunta "Epicrisis Final.PDF, laboratorios.pdf" con el mensaje "Le envío la epicrisis y los laboratorios."
      Y llega "epicrisis_final.pdf"
      Y guarda los adjuntos
      Entonces se le niega con "El archivo no llegó completo. Envíelo de nuevo."
      Y en el chat no hay ningún mensaje con archivos
      Cuando llega "laboratorios.pdf"
      Y guarda los adjuntos
      Entonces "oncologo@cauce.demo" abre "laboratorios.pdf" y es el que se envió

    Esquema del escenario: El nombre se guarda en minúscula, con letras, números, guion, raya y punto
      Cuando adjunta "<escogido>" con el mensaje ""
      Y llega "<guardado>"
      Y guarda los adjuntos
      Entonces "oncologo@cauce.demo" abre "<guardado>" y es el que se envió

      Ejemplos:
        | escogido               | guardado              |
        | TAC-Tórax Final.PDF    | tac-tórax_final.pdf   |
        | Informe (copia) #2.pdf | informe_copia_2.pdf   |

    Escenario: Se corta y se retoma
      Cuando adjunta "uno.pdf, dos.pdf" con el mensaje ""
      Y llega "uno.pdf"
      Y llega la mitad de "dos.pdf"
      Y retoma el envío
      Entonces solo falta por enviar "dos.pdf"
      Cuando llega "dos.pdf"
      Y guarda los adjuntos
      Y guarda los adjuntos
      Entonces en el chat hay un mensaje con 2 archivos

    Escenario: Desiste
      Cuando adjunta "uno.pdf" con el mensaje ""
      Y llega "uno.pdf"
      Y desiste del envío
      Y guarda los adjuntos
      Entonces se le niega con un mensaje claro
      Y en el chat no hay ningún mensaje con archivos

  @mensaje @regla:text/file-name @regla:chat/limits
  Regla: Al menos un PDF, todos juntos hasta 50 MB, y el mensaje, si lo hay, de 10 caracteres o más

    Escenario: Sin archivos
      Cuando no adjunta nada con el mensaje "Le envío la epicrisis."
      Entonces se le niega con "Debes subir al menos un archivo"

    Escenario: Un mensaje corto
      Cuando adjunta "uno.pdf" con el mensaje "Va."
      Entonces se le niega con "El mensaje debe tener al menos 10 caracteres."

    Escenario: Más de 50 MB entre todos
      Cuando adjunta 2 archivos de 25 MB y un byte con el mensaje ""
      Entonces se le niega con "El tamaño total de los archivos adjuntos no debe superar los 50 MB."

    Escenario: Otra cosa con nombre de PDF
      Cuando adjunta una página llamada "virus.pdf" con el mensaje ""
      Y no llega "virus.pdf"
      Entonces se le niega con "Solo se admiten archivos PDF."

  @mensaje @regla:content/pdf-fault
  Regla: Un PDF se abre y se revisa antes de que alguien lo vea

    Esquema del escenario: <qué>
      Cuando adjunta un <qué> llamado "informe.pdf" con el mensaje ""
      Y llega "informe.pdf"
      Y guarda los adjuntos
      Entonces se le niega con "<mensaje>"
      Y en el chat no hay ningún mensaje con archivos

      Ejemplos:
        | qué                             | mensaje                                                                                                               |
        | PDF cortado                     | El PDF está dañado o incompleto: no se puede abrir. Guárdelo de nuevo y envíelo otra vez.                              |
        | PDF sin páginas                 | El PDF no tiene páginas.                                                                                              |
        | PDF que ejecuta algo al abrirlo | El PDF trae programas, archivos u otro contenido que se ejecuta al abrirlo. Imprímalo como PDF y envíe esa copia. |

  Regla: Un archivo lo abre quien está en el chat; para los demás no existe

    @flujo
    Escenario: Otra persona con permiso de chat
      Cuando adjunta "uno.pdf" con el mensaje ""
      Y llega "uno.pdf"
      Y guarda los adjuntos
      Entonces para "auditor@cauce.demo" no existe el archivo "uno.pdf"

    @mensaje
    Escenario: No se guarda un archivo que no se pidió enviar
      Cuando adjunta "uno.pdf" con el mensaje ""
      Y guarda como adjunto un archivo que no es suyo
      Entonces se le niega con "Estos no son los archivos de este mensaje."

    @regla
    Escenario: El archivo de una remisión
      Entonces para "referencia@cauce.demo" existe el archivo de una remisión
      Y para "auditor@cauce.demo" no existe el archivo de una remisión

  @flujo
  Regla: La dirección temporal sirve los minutos que se pidieron y no lleva autorización

    @servidor-propio
    Escenario: Diez minutos
      Cuando adjunta "uno.pdf" con el mensaje ""
      Y llega "uno.pdf"
      Y guarda los adjuntos
      Y pide por 10 minutos la dirección de "uno.pdf"
      Entonces la dirección abre "uno.pdf" sin ingresar
      Y 10 minutos después la dirección no abre "uno.pdf" sin ingresar

    @mensaje
    Escenario: Más de una hora
      Cuando adjunta "uno.pdf" con el mensaje ""
      Y llega "uno.pdf"
      Y guarda los adjuntos
      Y pide por 61 minutos la dirección de "uno.pdf"
      Entonces se le niega con "El tiempo es de 1 a 60 minutos."
