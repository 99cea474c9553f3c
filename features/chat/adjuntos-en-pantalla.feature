# language: es
@navegador
Característica: Archivos de un chat
  Quien escribe en un chat adjunta archivos PDF; nadie ve el mensaje antes de que hayan llegado todos.

  Antecedentes:
    Dado que la médica tiene abierto su chat con "referencia@cauce.demo"

  @regla @mensaje @regla:chat/limits
  Regla: Se envía al menos un PDF, por su contenido, y el mensaje, si lo hay, tiene al menos 10 caracteres

    @flujo
    Escenario: Sin archivos y con un mensaje corto
      Cuando pide "Adjuntar archivos"
      Y llena "Mensaje (opcional)" con "Corto"
      Y pide "Enviar" en "Adjuntar archivos"
      Entonces ve "Debes subir al menos un archivo"
      Y ve "El mensaje debe tener al menos 10 caracteres."

    Escenario: Una página con nombre de PDF
      Cuando escoge para el chat una página llamada "resultado.pdf"
      Entonces ve "Solo se admiten archivos PDF."
      Cuando pide "Enviar" en "Adjuntar archivos"
      Entonces "resultado.pdf" no se publica

  @regla @flujo @regla:chat/message-files
  Regla: El mensaje aparece, una vez, cuando llegaron todos sus archivos

    @mensaje
    Escenario: Dos archivos con un mensaje
      Cuando escoge para el chat "Epicrisis (urgencias).pdf, Eco obstétrica.pdf"
      Y llena "Mensaje (opcional)" con "Van la epicrisis y la ecografía"
      Y pide "Enviar" en "Adjuntar archivos"
      Entonces ve "Archivo subido correctamente."
      Y "epicrisis_urgencias.pdf" se publica una vez
      Y "referencia@cauce.demo" abre "eco_obstétrica.pdf" en una pestaña nueva

    Escenario: Se desiste mientras se envía
      Dado que no hay respuesta al enviar los archivos
      Cuando escoge para el chat "desistido.pdf"
      Y pide "Enviar" en "Adjuntar archivos"
      Y pide "Cancelar el envío"
      Entonces "desistido.pdf" no se publica
      Y ve en "Archivos escogidos" "desistido.pdf"

    @mensaje
    Esquema del escenario: Se pierde la conexión al <paso>
      Dado que se pierde la conexión al <paso>
      Cuando escoge para el chat "<archivo>"
      Y pide "Enviar" en "Adjuntar archivos"
      Entonces ve "<mensaje>"
      Cuando el servidor vuelve a responder
      Y pide "Reintentar ahora"
      Entonces ve "Archivo subido correctamente."
      Y "<archivo>" se publica una vez

      Ejemplos:
        | paso                            | archivo     | mensaje                                                |
        | pedir dónde enviar los archivos | primero.pdf | Ocurrió un error al enviar el mensaje                  |
        | enviar los archivos             | segundo.pdf | Ocurrió un error al subir el archivo                   |
        | publicar el mensaje             | tercero.pdf | Ocurrió un error al guardar la información del adjunto |

  Regla: Un archivo se abre en una pestaña nueva, o por una dirección temporal donde no se pudo traer

    @flujo
    Escenario: Por la dirección temporal
      Dado que en el chat está publicado "hemograma.pdf"
      Y que se pierde la conexión al traer el archivo
      Entonces abre "hemograma.pdf" por su dirección temporal

    @mensaje
    Escenario: La dirección temporal no es una dirección
      Dado que en el chat está publicado "creatinina.pdf"
      Y que se pierde la conexión al traer el archivo
      Y que el servidor contesta "" al pedir la dirección del archivo
      Cuando pide "creatinina.pdf"
      Entonces ve "No se obtuvo una URL válida para la descarga"

    @mensaje
    Escenario: El servidor no responde
      Dado que en el chat está publicado "sodio.pdf"
      Y que se pierde la conexión al traer el archivo
      Y que se pierde la conexión al pedir la dirección del archivo
      Cuando pide "sodio.pdf"
      Entonces ve "Ocurrió un error al descargar el archivo"
