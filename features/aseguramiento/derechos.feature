# language: es
@regla:insurance/rights
Característica: Quién está afiliado, y qué derecho tiene un día
  Quien trabaja en aseguramiento encuentra a una persona por cualquier documento que haya tenido, y sabe si un día se atiende y por qué.

  Antecedentes:
    Dado que "aseguramiento@cauce.demo" ingresó con su código

  @flujo
  Escenario: Un activo se atiende
    Cuando consulta los derechos de "43512887"
    Entonces los derechos dicen "si" y "Activo desde"
    Y entre sus razones está "Se atiende en Sede Laureles"

  @regla
  Esquema del escenario: <quien>
    Cuando consulta los derechos de "<documento>"
    Entonces los derechos dicen "<atiende>" y "<motivo>"

    Ejemplos:
      | quien                                                | documento  | atiende   | motivo                                                   |
      | Un suspendido, urgencias y lo que está en curso      | 10087654   | urgencias | Suspendido: se atienden urgencias y tratamientos en curso |
      | Un menor suspendido se atiende                       | 1043876120 | si        | Suspendido: se atiende por ser menor de 18 años          |
      | Una gestante suspendida se atiende | 1144098765 | si | Suspendido: se atiende por estar en gestación |
      | Un ingreso en trámite, urgencias | 487219 | urgencias | En trámite: se atienden urgencias mientras se decide la afiliación |
      | Un retirado no, y las urgencias siempre              | 16789045   | no        | Las urgencias se atienden siempre                        |
      | De quien murió se dice cuándo                        | 70112354   | no        | Fallecido el                                             |

  @regla
  Escenario: El derecho de un día pasado es el del estado de ese día
    Cuando consulta los derechos de "16789045" hace 21 días
    Entonces los derechos dicen "si" y "Protección laboral desde"
    Cuando consulta los derechos de "16789045" hace 20 días
    Entonces los derechos dicen "no" y "Retirado desde"

  @regla
  Escenario: Antes de su primera fila no estaba afiliado
    Cuando consulta los derechos de "43512887" hace 5000 días
    Entonces los derechos dicen "no" y "No estaba afiliado en esa fecha"

  @mensaje
  Escenario: De una fecha futura nada se dice
    Cuando consulta los derechos de "43512887" dentro de 1 días
    Entonces se le niega con "La fecha no puede ser futura."

  @mensaje
  Escenario: Un documento que nadie tuvo
    Cuando consulta los derechos de "1"
    Entonces se le niega con "No encontramos ese documento. Revise el tipo o busque por nombre."

  @flujo
  Escenario: Con un documento de antes se encuentra a su dueño
    Cuando consulta los derechos de "43987201"
    Entonces los derechos son de "43987210"

  @flujo
  Escenario: Una médica no lo consulta
    Dado que "medico@cauce.demo" ingresó con su código
    Cuando consulta los derechos de "43512887"
    Entonces se le niega el acceso

  @flujo @navegador
  Escenario: En la pantalla se ve la palabra, y un día pasado se escoge
    Cuando "aseguramiento@cauce.demo" abre en el navegador "Verificación de derechos"
    Y busca y escoge a "MARULANDA ARIAS, Gustavo"
    Entonces ve "Solo urgencias"
