import type { Cues } from './cue.ts';

export const englishCues: Cues = {
  what: 'whats|wats|what (?:does|do|did|are|was|were|even|exactly|the|a|an|kind|counts|happens)|(?:mean|means|meaning|meant)|defin\\w*|explain|tell me (?:about|what)|forg[oe]t\\w*|remember|remind|never (?:heard|learn\\w*|understood|had)|(?:dont|didnt|not) (?:really )?(?:know|get|understand) (?:what )?|stands? for|called|which (?:one|number|part) is|who is|what even|concept|no idea what|not sure what|wdym|where (?:is|do i (?:find|see)|can i (?:find|see))|is (?:a|an|the) \\w+ (?:a|an|the|always|just)',
  why: 'why|how come|y (?:do|is|does)|(?:whats|what) (?:is )?(?:the )?(?:reason|point|use|purpose)|reason|what for|where (?:does|did|do) .*(?:come|get)|since when|who (?:decided|invented)|makes? no sense|doesnt make sense|how is that',
  how: 'how|way (?:to|of)|steps?|method|procedure|what do i do (?:with|about|when|if)',
  when: 'when (?:do|does|should|can|is|to|would)|in which case',
  scope:
    'always|how many|every time|all the time|ever|never|only|(?:for|in|with|on) (?:all|every|any)|(?:can|could) (?:there|it|you|they|x|y|a|an|the) (?:\\w+ ){0,4}(?:be|have)|is there (?:always|any x|any value)|(?:more|bigger|less|smaller) than (?:one|1|0|zero)|just (?:one|1)|(?:two|2|three|several|no|one) (?:\\w+ )?(?:modes?|medians?|solutions?|answers?|roots?)|what if (?:there|no|none|nothing|two|all|they)|when (?:do|does|can|should) (?:i|you|we|one) use|everything|the opposite|no base|without a base',
  difference:
    'difference|differ|different (?:from|to)|vs|versus|same (?:as|thing)|(?:arent|isnt|are|is|be) (?:\\w+ ){0,4}the same|distinguish|mix up|confus\\w* .* (?:and|with)|or is it the same',
  checking:
    'check|verif\\w*|prove|make sure|test\\w* (?:the|my|each|every|all|both|it|them)|(?:be|am|are) sure|tell (?:if|whether|when)|know (?:\\w+ ){0,4}(?:right|correct|wrong)|(?:know|see|find out|test) (?:if|whether|that|its|it|im|when)|is (?:fully|completely)|correct at the end',
  allowed:
    '(?:can|could|may|should|shall|must) (?:i|we|you|one)(?! (?:get|have|see) )|(?:am i|are we|is it|is that|its) (?:also |still )?(?:allowed|ok|okay|fine|possible|legal|permitted|better|bad|wrong)(?: to| if)?|allowed|(?:do|did) (?:i|we|you) (?:have to|need to|really)|(?:have|need) to|(?:does|would|will|do|did) .*(?:work|matter|count|be ok|be fine|help|change)|what (?:if|happens if)|is there (?:any )?(?:problem|harm)',
  claim:
    '(?:i|ive|we|he|she|friend|bro|dad|mom|mum) ?(?:just |already )?(?:got|get|have|had|found|find|make|calculated|ended up|came (?:up|to)|worked|did|reckon|say|said|says|think|thought|believe|guess|solved)|its|it (?:is|was|must|should|could)|is (?:it|the answer|x|that|the result)|(?:answer|result|solution|x)s? (?:is|was|are|equals|should|must|might|would)|calculator|paper|(?:in my )?head|pretty sure|i guess|maybe|sure|would it be|could it be|must be|comes? (?:out|to)|so (?:its|x)|should be|got|how about|what about|yes or no|(?:is|was) (?:right|correct)',
  mistake:
    '(?:my|the|a) (?:\\w+ )?(?:mistake|error|slip|fault)|(?:did|do|am|went|go|going|gone|got) (?:i )?(?:\\w+ )?(?:do |go |doing )?(?:it )?wrong|whats wrong|what (?:is|was) wrong|(?<!(?:it|that|be) )wrong(?! (?:to|if|way))|(?:is|was|its|thats|are)(?:nt)? (?:\\w+ )?(?:not )?true|(?:whats the|the|a) problem with|(?:is|was|are) (?:\\w+ )?(?:wrong|not right|incorrect|false)|isnt (?:\\w+ )?(?:right|correct)|(?:not|isnt) (?:accepted|right|correct)|messed up|screwed up',
  objection:
    '(?:tho|though)$|^(?:but|no |no,|wait|actually|hm+ but|yes but|well)|isnt it|i (?:did|only|just) ',
  refusal: 'dont (?:want|feel|care)|not (?:now|today)',
  yes: 'yes|yeah|yea|yep|yup|ya|sure|okay|ok|k|please|go (?:on|ahead)|alright|all right|lets (?:go|do)|of course|bring it|give me|im (?:in|ready)|ready|why not|another|one more|more|again|fine|absolutely|definitely|next',
  no: 'no|nope|nah|not now|enough|im (?:good|done|fine)|thats (?:all|it|enough)|later|no thanks|no thank you|skip',
  instead:
    'instead|rather|prefer|lets (?:do|try|solve)|can we do|switch|another (?:one|problem|question)|different (?:one|problem|question)|new (?:one|problem|question)|next (?:one|problem|question)|change (?:it |the problem )?to|my homework|i (?:need|have|want) (?:to (?:do|solve)|help with)|want to do|this one|try this|do this',
  stuck:
    '(?:no|zero|0) (?:idea|clue)s?|(?:dont|didnt|do not|not|havent|wouldnt) (?:\\w+ )?(?:know|sure|see|get (?:it|this|that|any)|understand|have a clue|understood|follow)|idk|dunno|stuck|lost|help|clueless|(?:cant|cannot|couldnt) (?:\\w+ )?(?:do|solve|figure|see|start|think|get|continue|go on)|what now|(?:where|how) (?:do|should|can|to) (?:i |we )?(?:start|begin|go|continue)|nothing|blank|still (?:not|no|nothing|dont)|confus\\w*|mind is|what (?:do|should|am) i (?:\\w+ )?(?:do|supposed)|what to do|not a clue|i give|huh|nope|h+m+|m{2,}|uh+m*|erm+',
  otherWay:
    '(?:another|other|different|alternative|second|faster|quicker|shorter|easier) (?:\\w+ )?(?:way|method|approach|solution|strategy|path)s?|(?:do|solve) (?:it|this|that) (?:differently|another way|some other way)|shortcut|trick|without (?:using )?(?:the )?\\w+',
  easier:
    '(?:easier|simpler) (?:one|problem|question|example|numbers)?|something (?:easier|simpler)|too (?:hard|difficult|complicated|much)|smaller numbers',
  reword:
    '(?:explain|say|put|tell|describe) (?:\\w+ ){0,3}(?:again|differently|another way|other words|simpler|simply|easier|slower|like)|in other words|simpler (?:words|terms|explanation)|what do you mean|(?:dont|didnt) (?:get|understand) (?:what you|your|the hint|the explanation|that explanation)|eli5|come again|repeat|once more|explain better|like im (?:\\d|five)',
  tooEasy:
    '(?:too|so|way|really|super|very|pretty|kinda) (?:\\w+ )?(?:easy|simple)|easy peasy|for babies|baby (?:stuff|maths?)|piece of cake|harder|more (?:difficult|challenging)|challenge|bor(?:ed|ing)',
  discouraged:
    '(?:im|i am|feel|feeling|i feel) (?:\\w+ ){0,3}(?:stupid|dumb|an? idiot|bad|useless|terrible|hopeless|slow|thick|failure|loser|worst|awful|not (?:\\w+ )?(?:smart|clever|good))|stupid|dumb|idiot|suck|(?:never|wont|cant|not) (?:\\w+ )?(?:be able|manage|learn|get (?:this|it|better)|understand (?:this|maths?|anything)|do (?:maths?|this|it|anything))|bad at|terrible at|not (?:good|smart|clever|made) (?:at|enough|for)|every(?:one|body) (?:\\w+ ){0,4}(?:gets|understands|knows|is)|give ?up on|hopeless|(?:so|too|really|very|this is) (?:hard|difficult|complicated)|impossible|embarrass\\w*|asham\\w*|fail\\w*|always (?:\\w+ )?wrong|brain (?:is )?(?:not|doesnt|dead|broken)',
  annoyed:
    'annoy\\w*|angry|mad|frustrat\\w*|furious|pissed|hate|ugh+|argh+|irritat\\w*|fed up|sick of|done with|stupid (?:maths?|problem|question|exercise|thing)|driv\\w* me|stressful|(?:this|maths?) sucks|cant stand|why (?:do|does) (?:i|we|anyone) (?:have|need) to (?:learn|do) (?:this|maths?)|pointless|waste of time|so dumb|wtf|hell',
  tired:
    'lazy|cant be bothered|tired|sleepy|exhaust\\w*|head ?aches?|head (?:hurts|is)|hurts|burn(?:ed|t) out|need (?:a )?(?:break|rest|pause)|hungry|cant (?:concentrate|focus|think|go on|anymore|any more)|long day|(?:brain|head|mind) (?:is |feels |just )?(?:hurts|fried|dead|mush|full)|worn out|ill|sick(?! of)|concentrat\\w*|yawn\\w*',
  nervous:
    'tomorrow (?:\\w+ ){0,5}(?:test|exam|quiz)|nervous|anxious|anxiety|scared|afraid|worr(?:y|ied)\\w*|panic\\w*|stress\\w*|(?:test|exam|quiz) (?:\\w+ ){0,3}(?:tomorrow|today|soon|monday|next|in)|overwhelm\\w*|freak\\w*|pressure',
  happy:
    'love (?:this|it|maths?)|(?:this is|thats) (?:\\w+ )?(?:fun|cool|awesome|great)|happy|proud|finally|i did it|yay+|woo+|yes+ !|(?:i )?(?:get|got|understand) it (?:now)?|makes sense|ah+ ok|ohh*|aha+|now i (?:get|see|understand)',
  sad: 'sad|lonely|alone and|(?:no|any) friends|nobody (?:\\w+ ){0,3}(?:likes|cares|loves|understands)|no ?one (?:\\w+ ){0,3}(?:likes|cares|loves|understands)|everyone hates|hate (?:myself|me)|(?:hates|hate) me|cry\\w*|cried|tears|(?:grand\\w+|mom|mum|dad|father|mother|uncle|aunt|brother|sister|dog|cat|friend|pet|hamster) (?:\\w+ ){0,3}(?:died|passed away|is dead|in (?:the )?hospital|is (?:very |really )?(?:sick|ill)|left|has cancer)|(?:died|passed away|funeral)|divorc\\w*|(?:parents|they) (?:\\w+ ){0,3}(?:fight\\w*|split\\w*|separat\\w*|shout\\w*|yell\\w*)|broke up|dumped|worthless|depress\\w*|miss (?:my|him|her|them)|heartbroken|feel (?:\\w+ )?(?:empty|awful|down|horrible|terrible)|laugh\\w* at me|make fun|mock\\w*|left out|bad day|homesick|disappoint\\w* (?:everyone|my)|yell\\w* at me|shout\\w* at me|argu\\w*',
  complaint:
    'you (?:\\w+ ){0,3}(?:dont|didnt|not|never|arent) (?:\\w+ ){0,2}(?:help\\w*|listen\\w*|answer\\w*|understand|explain\\w*|get)|(?:not|didnt) what i (?:asked|meant|said)|useless|you (?:already )?(?:said|told me) (?:that|this)|repeat\\w* yourself|stop (?:repeating|saying|asking)|same (?:thing|answer|sentence) (?:again|over)|you(?:re| are) (?:\\w+ )?(?:wrong|useless|bad|stupid|dumb|annoying|broken)|this (?:app|bot|program|thing|site) (?:\\w+ )?(?:sucks|is|doesnt)|answer my question|not helpful|bad (?:bot|tutor|teacher)|shut up|doesnt help|that wasnt my question',
  greeting:
    '^(?:hi+|hello|hey+|hiya|yo|good (?:morning|afternoon|evening|day)|sup|whats up|howdy|how are you|heya|greetings|hi there)(?: \\w+)?$|how are you|how r u|whats up',
  looking: '(?:see|sees|seen|read|reads|look|looks|watch\\w*|stor(?:e|ed)|sav(?:e|ed)|track\\w*|spy\\w*)',
  people:
    '(?:teachers?|profs?|tutors?|parents?|mom|mum|mums?|dad|mother|father|boss|school|friends?|famil(?:y|ies)|anyone|anybody|someone|somebody|people|others|else|who|humans?|you guys)',
  ownWords:
    '(?:what|stuff|things|everything|anything) (?:\\w+ )?(?:i|ive|im) (?:\\w+ ){0,2}(?:writ\\w*|wrote|typ\\w*|sa(?:y|id)|ask\\w*|tell|told|put|do)\\w*|(?:this|my|our|the|these) (?:chats?|conversations?|messages?|answers|texts?)|what(?:s| is) written',
  aboutTutor:
    'are you (?:\\w+ )?(?:a |an )?(?:robot|bot|human|person|real|ai|computer|machine|teacher|chatgpt|alive|smart|good)|who (?:are|made|built) you|your name|how old are you|whats your|do you (?:like|love|have|know|sleep|eat|dream|feel|watch|play)|you (?:human|real)',
  sign: 'signs?|minus|plus|negative|positive',
  purpose:
    '(?:when|where|why) (?:will|would|do|does|am|are|should) (?:i|we|anyone|you|people) (?:\\w+ ){0,3}(?:use|need|learn)\\w*|(?:whats|what is) the (?:point|use)|what (?:is|are) (?:\\w+ ){1,3}(?:good|used) for|real life|in life|in the real world',
  still: 'still|again|not yet|as before',
  next: '(?:and |so |ok )?(?:now what|what now|what next|whats next|and now|and then|then what|what comes (?:next|after(?:wards)?(?: that)?)|(?:the |whats the |what is the )?next step|what (?:do|should) i do(?: now| next| first| here| then)?)',
  needed:
    '(?:do|must|should) (?:i|we|you|one) (?:have to|need to|always)|(?:have|need) to|is it (?:necessary|needed|required)|must (?:i|we|it)',
  learning:
    'calculators?|lines?|problem|question|step|answer|number|sides?|hint|example|homework|exercise|maths?|mathematic\\w*|calculat\\w*|learn\\w*|lesson|teacher|school|class|exam|test|solve\\w*|rule|result|numbers?|digits?',
  operations: {
    add: 'add(?:s|ed|ing)?|plus|sum up|put on|on top of (?=\\d|(?:it|that)(?![a-z]))|back on',
    subtract:
      'subtract(?:s|ed|ing)?|minus|tak(?:e|es|en|ing) (?:\\w+ )?(?:away|off|out)|(?:taken|take) (?:away|off|from)|remov\\w*|less|get rid of|deduct\\w*|take \\d+',
    multiply: 'multipl\\w*|times|timesed|doubl\\w*|tripl\\w*',
    divide: 'divid\\w*|divis\\w*|halv\\w*|split\\w*|over',
    root: '(?:square |cube )?root\\w*',
    square: 'squar(?:e|ed|ing)|power of 2',
    expand:
      'expand\\w*|multiply out|open (?:the )?brackets?|distribut\\w*|get rid of (?:the )?brackets?|remove (?:the )?brackets?',
    factor: 'factor\\w*|take out',
    swap: 'flip\\w* (?:\\w+ ){0,2}sides|mov\\w*|bring\\w*|swap\\w*|switch\\w*|other side|carry\\w*|over to',
  },
  problem: {
    which: 'which|what|whats',
    either: 'or',
    ending:
      'done|finished|completed?|(?:is|was) (?:that|this|it) (?:it|all|everything|enough)|(?:final|whole|full) (?:answer|solution)|(?<!the )left(?= to |$)|missing|(?:anything|something|what) (?:else|more|left)|more to do|(?:stop|leave it) (?:here|now|like (?:this|that))|(?:have|need) to (?:go on|continue|keep going|do more)|(?:any|other|more) (?:other )?(?:solutions|answers)',
    asksFirst: '^(?:so |ok )?(?:are|am|is|do|can|whats|what)(?= )',
    method: '(?:method|way|approach|strategy|technique)s?',
    comparative: 'better|best|easier|easiest|faster|fastest|quicker|quickest|shorter|shortest',
    law: 'rule|formula|law|theorem|identity|equation do i use',
    kind: 'case|type|kind|sort|pattern',
    rounding: 'round\\w*',
    exact:
      'leave (?:it|the answer) (?:like|as|with)|exact|(?:as|into|to) (?:a )?decimals?|(?:keep|leave) (?:the )?(?:root|pi|fraction|π|√)|3\\.14\\d*|use (?:the )?calculator for (?:the )?(?:pi|root)',
    units:
      'units?|(?:cm|m|mm|km) or (?:cm|m|mm|km)|(?:cm|m) ?(?:squared|2)|squared? (?:cm|centimet\\w*|met\\w*)',
    indifferent:
      'matters?|important|difference|(?:either|any) (?:one|letter|of them|equation)|(?:letter|one|equation|unknown) (?:\\w+ )*first|which (?:letter|one|equation|unknown) (?:do|should)',
    measure:
      '(?:fits|describes|represents|summari[sz]es)|typical|picture|idea|when (?:would|do|should|to) (?:\\w+ )?(?:use|take)|(?:so|that|very|come out|are they|they|result\\w*) (?:\\w+ )?(?:different|far apart|differ|unequal)|far apart|(?:bigger|larger|higher|smaller|lower) than (?:the )?(?:mean|median|average)',
    permission: '^(?:so |ok |and |then |but )?(?:do|would|should|could|can|may|shall) (?:i|we|you)',
    tag: '(?:right|correct|ok|okay|yes|no|isnt it|doesnt it|arent they|isnt that right|yeah)$|^(?:isnt|arent|wouldnt|shouldnt|doesnt|cant|couldnt)',
    removal:
      'cancel\\w*|cross(?:ed|ing)? (?:\\w+ ){0,3}out|strike|(?:get|got) rid of|drop\\w*|scratch|knock\\w*|go(?:es)? away|disappear\\w*|vanish\\w*|eliminat\\w*',
    bothSides: '(?:both|(?:the )?two|each|either|every) sides?',
    eachPart:
      'tops?(?: \\w+){0,3} bottoms?|numerators?(?: \\w+){0,3} denominators?|each(?! side)|every(?! side)|separately|one by one|both (?:factors|parts|functions|bits|pieces)|(?:top|numerator) and (?:the )?(?:bottom|denominator)|individually|term by term',
    trial:
      'try(?:ing)? (?:\\w+ ){0,3}(?:numbers|values)|trial and error|guess\\w*(?: and check)?|random\\w*|plug\\w* in (?:\\w+ )?(?:numbers|values)',
    here: 'this|these|it|here|one|ones|that|there|divid\\w*|method|case|kind|type|use|better|easier|part|thing|first|left|x|y|answer|sign|number|side',
    resultStated:
      '(?:the |my |final )?(?:answer|result|solution) (?:is|then|would be)|is (?:it|that|this) the (?:final )?(?:answer|result|solution)|so (?:its|it is)|(?:its|is) (?:the )?(?:answer|result)',
    turning: 'turn\\w*|flip\\w*|becom\\w*|became|chang\\w*|switch\\w*|revers\\w*|around|into',
    origin:
      'come(?:s)? from|came from|get (?:the |that |this )|got (?:the |that |this )|appear\\w*|where (?:is|did|does|do)',
    above:
      '(?:x|y|unknown|letter|variable|it) (?:is |s )?(?:stuck |up |sits |all the way )*(?:up|top|in the (?:exponent|power)|up there)|(?:up there|exponent|in the power)|(?:get|bring|take|move) (?:the )?(?:x|y|it|unknown|letter) (?:down|out)',
    inFront: 'front|before|beside|next to',
    boundary:
      '(?:open|clos(?:e|ed)|filled|filled in|full|hollow|solid|empty|dashed|includ\\w*|square|round) (?:\\w+ ){0,3}(?:circles?|dots?|points?|brackets?|ends?|or)|(?:is|are) (?:\\S+ ){1,3}includ\\w*',
  },
  operands: {
    sides: '(?:both|(?:the )?two|each|either|every) (?:sides?|equations?|bits|pieces|parts|factors)',
    letterWords: 'a|i|o|s|t|d|m',
    introducing: 'of|both|the|with|out|an|my',
    by: 'by',
    minus: 'minus|negative',
  },
  numbers: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
};
