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
      Cuando escribe "Corto" junto a los archivos
      Y envía los archivos
      Entonces ve "Debes subir al menos un archivo"
      Y ve "El mensaje debe tener al menos 10 caracteres."

    Escenario: Una página con nombre de PDF
      Cuando escoge para el chat una página llamada "resultado.pdf"
      Entonces ve "Solo se admiten archivos PDF."
      Y al enviar los archivos no se publica "resultado.pdf"

  @regla @flujo @regla:chat/message-files
  Regla: El mensaje aparece, una vez, cuando llegaron todos sus archivos

    @mensaje
    Escenario: Dos archivos con un mensaje
      Cuando escoge para el chat "Epicrisis (urgencias).pdf, Eco obstétrica.pdf"
      Y escribe "Van la epicrisis y la ecografía" junto a los archivos
      Y envía los archivos
      Entonces ve "Archivo subido correctamente."
      Y "epicrisis_urgencias.pdf" se publica una vez
      Y "referencia@cauce.demo" abre "eco_obstétrica.pdf" en una pestaña nueva

    Escenario: Se desiste mientras se envía
      Dado que el envío de los archivos no termina
      Cuando escoge para el chat "desistido.pdf"
      Y envía los archivos
      Y cancela el envío de los archivos
      Entonces vuelve a lo que había escogido
      Y "desistido.pdf" no se publica

    @mensaje
    Esquema del escenario: Se pierde la conexión al <paso>
      Dado que se pierde la conexión al <paso>
      Cuando escoge para el chat "<archivo>"
      Y envía los archivos
      Entonces ve "<mensaje>"
      Y al volver la conexión "<archivo>" se publica una vez

      Ejemplos:
        | paso                            | archivo     | mensaje                                                |
        | pedir dónde enviar los archivos | primero.pdf | Ocurrió un error al enviar el mensaje                  |
        | enviar los archivos             | segundo.pdf | Ocurrió un error al subir el archivo                   |
        | publicar el mensaje             | tercero.pdf | Ocurrió un error al guardar la información del adjunto |

  Regla: Un archivo se abre en una pestaña nueva, o por una dirección temporal donde no se pudo traer

    @flujo
    Escenario: Por la dirección temporal
      Dado que en el chat está publicado "hemograma.pdf"
      Y que el archivo no se puede traer
      Entonces abre "hemograma.pdf" por su dirección temporal

    @mensaje
    Escenario: La dirección temporal no es una dirección
      Dado que en el chat está publicado "creatinina.pdf"
      Y que el archivo no se puede traer ni tiene dirección
      Cuando abre el adjunto "creatinina.pdf"
      Entonces ve "No se obtuvo una URL válida para la descarga"

    @mensaje
    Escenario: El servidor no responde
      Dado que en el chat está publicado "sodio.pdf"
      Y que el archivo no se puede traer de ninguna manera
      Cuando abre el adjunto "sodio.pdf"
      Entonces ve "Ocurrió un error al descargar el archivo"
