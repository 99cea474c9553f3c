# language: es
@regla:history/partial-delivery @regla:history/delivery-words
Característica: Medicamentos entregados por partes
  La farmacia anota lo que entrega. Lo que no se entregó de una vez se entrega en las 48 horas siguientes, y nunca se entrega
  más de lo formulado.

  @regla
  Regla: Se ve lo formulado, lo entregado, lo que falta y hasta cuándo

    Escenario: Lo que se debe y lo que ya se completó
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve las entregas parciales del afiliado con documento "43512887"
      Entonces de "Amlodipino" se entregaron 12 y faltan 18
      Y de "Atorvastatina" no se debe nada

    Escenario: El plazo son 48 horas desde la primera entrega incompleta
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve las entregas parciales del afiliado con documento "32401776"
      Entonces el plazo de "Losartán" termina 48 horas después de su primera entrega

    Escenario: Lo que se entregó completo cada mes no es parcial
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando ve las entregas parciales del afiliado con documento "71645882"
      Entonces de "Warfarina" se entregaron 10 y faltan 20

  @servidor-propio
  Regla: Nunca se entrega más de lo formulado

    @regla
    Escenario: Una médica no entrega
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando entrega 1 de "Amlodipino" al afiliado con documento "43512887"
      Entonces se le niega el acceso

    @regla
    Escenario: Lo que falta
      Dado que "farmacia@cauce.demo" ingresó con su código
      Cuando entrega 18 de "Amlodipino" al afiliado con documento "43512887"
      Entonces la entrega queda registrada y faltan 0

    @mensaje
    Escenario: Una unidad más de lo que falta
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando entrega 19 de "Amlodipino" al afiliado con documento "43512887"
      Entonces se le niega con "No se puede entregar más de lo pendiente (18)"

    @regla
    Esquema del escenario: Una cantidad de <cantidad>
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando entrega <cantidad> de "Amlodipino" al afiliado con documento "43512887"
      Entonces el campo "Cantidad" dice por qué no

      Ejemplos:
        | cantidad   |
        | 0          |
        | -1         |
        | 1.5        |
        | 1000000000 |

    @regla
    Escenario: El mismo envío dos veces se entrega una
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando entrega 10 de "Amlodipino" al afiliado con documento "43512887"
      Y lo envía otra vez porque no llegó la respuesta
      Entonces la entrega queda registrada y faltan 8
      Cuando ve las entregas parciales del afiliado con documento "43512887"
      Entonces de "Amlodipino" se entregaron 22 y faltan 8

  @regla @servidor-propio @regla:kit/ledger/ledger @regla:history/delivery-ledger
  Regla: Lo formulado y lo entregado se llevan en un libro que no se corrige

    Escenario: Después de entregar, el libro dice lo que queda y cuadra con las entregas
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando entrega 10 de "Amlodipino" al afiliado con documento "43512887"
      Entonces la entrega queda registrada y faltan 8
      Y el libro de las entregas cuadra, y su último asiento saca 10

    Escenario: Ni por fuera de la aplicación se entrega de más, ni se borra lo entregado
      Dado que "admin@cauce.demo" ingresó con su código
      Cuando entrega 10 de "Amlodipino" al afiliado con documento "43512887"
      Entonces en el libro de las entregas no se puede escribir una salida de 100000 unidades
      Y el último asiento del libro de las entregas no se puede borrar

  @flujo @mensaje @navegador @servidor-propio
  Regla: Se entrega sin usar el ratón, desde la lista

    Escenario: Lo que falta de un medicamento
      Cuando la farmacia abre las entregas parciales de "43512887"
      Y entrega sin usar el ratón lo que falta de "Amlodipino"
      Entonces ve "Entrega registrada con éxito"
      Y ve "30 de 30 tabletas"

    Escenario: De más no se puede, y el campo lo dice
      Cuando la administración abre las entregas parciales de "43512887"
      Y entrega sin usar el ratón 40 de "Amlodipino"
      Entonces ve "No se puede entregar más de lo pendiente (18)"

    Escenario: La regente de farmacia llega por su menú y busca al afiliado
      Dado que "farmacia@cauce.demo" abrió en el navegador "Inicio"
      Cuando pide "Farmacia" en "Menú"
      Y pide "Entregas parciales de medicamentos" en "Menú"
      Y llena "Afiliado" con "43512887"
      Y escoge en el histórico a "GÓMEZ CASTAÑO, María Elena"
      Y entrega sin usar el ratón 8 de "Amlodipino"
      Entonces ve "Entrega registrada con éxito"
      Y ve "20 de 30 tabletas"

    @regla:antecedents/allergy-entry
    Escenario: Una alergia que el paciente cuenta en la ventanilla
      Cuando la farmacia abre las entregas parciales de "43512887"
      Y pide "Alergias: ver y anotar"
      Y en la ventanilla anota la alergia grave a "Amlodipino"
      Entonces ve "Choca con lo que toma"
