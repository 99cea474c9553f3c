# language: es
@navegador
Característica: Histórico de un afiliado en el navegador
  Se busca a un afiliado, se ve de un vistazo lo que se ha hecho por él, se lee, se filtra y se vuelve a imprimir.

  @regla @mensaje @regla:history/affiliate-search
  Regla: Se busca por nombre o documento, y solo su número queda en la dirección

    @flujo
    Esquema del escenario: Con cuatro caracteres o más
      Cuando la médica busca en el histórico a "<texto>"
      Y escoge en el histórico a "GÓMEZ CASTAÑO, María Elena"
      Entonces ve "Penicilinas (anafilaxia, 2019)"
      Y está en "Histórico de consultas" y la dirección lleva el número del afiliado y nada más

      Ejemplos:
        | texto      |
        | gome       |
        | 43512887   |
        | 43.512.887 |

    Escenario: Nadie se llama así
      Cuando la médica busca en el histórico a "nadie con este nombre"
      Entonces ve "Ningún afiliado tiene ese nombre o ese documento."

  @regla @flujo @regla:history/history-lanes @regla:history/history-period @regla:clinical-record/history-timeline
  Regla: La línea de tiempo se lee de un vistazo y se recorre con el teclado

    Escenario: El último año, con lo que hubo de cada clase
      Cuando la médica abre la línea de tiempo de "43512887"
      Entonces la línea de tiempo cuenta consultas, órdenes e incapacidades
      Cuando recorre la línea de tiempo con las flechas y abre la marca
      Entonces el cursor queda en ese día

    Escenario: Una sola clase
      Cuando la médica abre la línea de tiempo de "43512887"
      Y deja en la línea de tiempo solo "Incapacidades"
      Entonces por día solo hay incapacidades

    Escenario: El periodo anterior se pide y se vuelve de él
      Cuando la médica abre la línea de tiempo de "43512887"
      Y pide en la línea de tiempo "Tres meses" y lo de antes
      Entonces la línea de tiempo muestra un periodo que ya pasó
      Cuando vuelve en la línea de tiempo a lo último
      Entonces la línea de tiempo llega hasta hoy

  @flujo
  Regla: Una consulta se lee completa y se vuelve a donde se estaba

    @mensaje
    Escenario: Desde la lista de consultas
      Cuando la médica abre la lista de consultas de "43512887"
      Y lee en el histórico la consulta "Dolor lumbar"
      Entonces ve "Incapacidades de la consulta"
      Cuando vuelve a la historia del afiliado
      Entonces está otra vez en la lista de consultas

    @mensaje
    Escenario: Desde una incapacidad
      Cuando la médica abre las incapacidades de "43512887"
      Y lee en el histórico la consulta de la primera incapacidad
      Entonces ve "Incapacidades de la consulta"

    Escenario: Desde la consulta que se está atendiendo
      Cuando la médica abre la consulta 1 y pulsa la tecla "h"
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
      Y vuelve a imprimir lo primero del histórico
      Entonces recibe del histórico un PDF

    @mensaje
    Escenario: La que espera auditoría dice por qué no
      Cuando la médica abre las órdenes pendientes de auditoría de "43512887"
      Entonces ve "Sin descarga hasta que se audite"

    @flujo @mensaje
    Escenario: El certificado de incapacidad
      Cuando la médica abre las incapacidades de "43512887"
      Entonces ve "Acumulado: 29 días"
      Cuando vuelve a imprimir lo primero del histórico
      Entonces recibe del histórico un PDF

    @flujo
    Escenario: La historia completa queda en las descargas
      Cuando la médica abre la línea de tiempo de "43512887"
      Y pide la historia completa del afiliado
      Entonces la historia completa queda en las descargas

  Regla: Cada quien ve los históricos de sus permisos

    @flujo @mensaje
    Escenario: Quien gestiona referencias no ve las incapacidades
      Cuando quien gestiona referencias abre las consultas de "43512887"
      Entonces no se le ofrece el histórico "Incapacidades"
      Cuando quien gestiona referencias abre la dirección del histórico de incapacidades
      Entonces ve "No tiene permiso para ver esta página"
