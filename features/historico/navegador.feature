# language: es
@navegador
Característica: Histórico de un afiliado en el navegador
  Se busca a un afiliado, se ve de un vistazo lo que se ha hecho por él, se lee, se filtra y se vuelve a imprimir.

  @regla @mensaje @regla:history/affiliate-search
  Regla: Se busca por nombre o documento, y solo su número queda en la dirección

    @flujo
    Esquema del escenario: Con cuatro caracteres o más
      Dado que "medico@cauce.demo" abrió en el navegador "Histórico de consultas"
      Cuando llena "Afiliado" con "<texto>"
      Y escoge en el histórico a "GÓMEZ CASTAÑO, María Elena"
      Entonces ve "Penicilinas (anafilaxia, 2019)"
      Y está en "Histórico de consultas" y la dirección lleva el número del afiliado y nada más

      Ejemplos:
        | texto      |
        | gome       |
        | 43512887   |
        | 43.512.887 |

    Escenario: Nadie se llama así
      Dado que "medico@cauce.demo" abrió en el navegador "Histórico de consultas"
      Cuando llena "Afiliado" con "nadie con este nombre"
      Entonces ve "Ningún afiliado tiene ese nombre o ese documento."

  @regla @flujo @regla:history/history-lanes @regla:history/history-period @regla:clinical-record/history-timeline
  Regla: La línea de tiempo se lee de un vistazo y se recorre sin usar el ratón

    Escenario: El último año, con lo que hubo de cada clase
      Cuando la médica abre la línea de tiempo de "43512887"
      Entonces la línea de tiempo cuenta consultas, órdenes e incapacidades
      Y recorriendo la línea de tiempo sin usar el ratón llega al día de una incapacidad

    Escenario: Una sola clase
      Cuando la médica abre la línea de tiempo de "43512887"
      Y deja en la lista solo "Incapacidades"
      Entonces la línea de tiempo tiene por día solo incapacidades

    Escenario: El periodo anterior se pide y se vuelve de él
      Cuando la médica abre la línea de tiempo de "43512887"
      Y escoge la opción "Tres meses" de "Periodo"
      Y pide "Antes"
      Entonces la línea de tiempo muestra un periodo que ya pasó
      Cuando pide "Después"
      Entonces la línea de tiempo llega hasta hoy

  @flujo
  Regla: Una consulta se lee completa y se vuelve a donde se estaba

    @mensaje
    Escenario: Desde la lista de consultas
      Cuando la médica abre la lista de consultas de "43512887"
      Y lee en el histórico la consulta "Dolor lumbar"
      Entonces ve "Incapacidades de la consulta"
      Cuando pide "Volver a la historia"
      Entonces está en "Histórico de consultas" y la dirección lleva el número del afiliado y que es la lista

    @mensaje
    Escenario: Desde una incapacidad
      Cuando la médica abre las incapacidades de "43512887"
      Y lee en el histórico la consulta de la primera incapacidad
      Entonces ve "Incapacidades de la consulta"

    Escenario: Desde la consulta que se está atendiendo
      Cuando abre la consulta en el navegador
      Y va de la consulta a su histórico sin usar el ratón
      Entonces ve "GÓMEZ CASTAÑO, María Elena"
      Y está en "Histórico de consultas" y la dirección lleva el número del afiliado y nada más

  @flujo
  Regla: Las listas se filtran, y lo que se busca no queda en la dirección

    Escenario: Por el texto
      Cuando la médica abre las órdenes de "43512887"
      Y busca en la lista del histórico "amlodipino"
      Entonces todas las filas del histórico dicen "Amlodipino"
      Y está en "Histórico de órdenes" y la dirección lleva el número del afiliado y nada más

    @mensaje
    Escenario: Sin coincidencias
      Cuando la médica abre la lista de consultas de "43512887"
      Y busca en la lista del histórico "no hay nada así"
      Entonces ve "Nada con estos filtros"

  Regla: Los documentos se vuelven a imprimir y a enviar

    @flujo
    Escenario: La orden
      Cuando la médica abre las órdenes activas de "43512887"
      Entonces vuelve a imprimir lo primero del histórico y recibe un PDF

    @mensaje
    Escenario: La que espera auditoría dice por qué no
      Cuando la médica abre las órdenes pendientes de auditoría de "43512887"
      Entonces ve "Sin descarga hasta que se audite"

    @flujo @mensaje
    Escenario: El certificado de incapacidad
      Cuando la médica abre las incapacidades de "43512887"
      Entonces ve "Acumulado: 29 días"
      Y vuelve a imprimir lo primero del histórico y recibe un PDF

    @flujo
    Escenario: La historia completa queda en las descargas
      Cuando la médica abre la línea de tiempo de "43512887"
      Entonces al pedir "Historia completa" recibe el archivo "historia_completa_1.pdf"
      Y ve "La historia completa quedó en las descargas de este equipo."

  Regla: Cada quien ve los históricos de sus permisos

    @flujo @mensaje
    Escenario: Quien gestiona referencias no ve las incapacidades
      Cuando quien gestiona referencias abre la línea de tiempo de "43512887"
      Entonces no puede pedir "Incapacidades"
      Dado que "referente@cauce.demo" abrió en el navegador "Histórico de incapacidades"
      Entonces ve "No tiene permiso para ver esta página"
