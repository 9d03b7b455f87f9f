import { type SafetyRules, sign } from '../kinds.ts';

const person =
  '(?:he|she|they|dad|daddy|father|step(?:dad|father|mom|mum|mother)|mom|mum|mummy|mother|parents?|uncle|aunt|brother|sister|cousin|grand(?:pa|ma|father|mother)|teacher|coach|boyfriend|girlfriend|neighbou?r|someone|somebody|a man|babysitter|boys|girls|kids|classmates?|everyone)';
const hurts =
  '(?:hits?|hitting|beats?|beating|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|chok(?:es|ed|ing)|hurts?|hurting|rap(?:es|ed)|molest(?:s|ed|ing)?|touch(?:es|ed|ing)?|abus(?:es|ed|ing)|bull(?:y|ies|ied|ying))';
const will =
  "(?:i'?ll|i will|i'?m (?:going to|gonna)|im (?:going to|gonna)|i am (?:going to|gonna)|i want to|i wanna|i swear i(?:'ll| will)?)";
const street = '(?:street|st|road|rd|avenue|ave|lane|drive|court|close|way|boulevard|square|terrace)';

/** English signs. */
export const english: SafetyRules = {
  harmless: [
    sign('kill(?:ing|s|ed)? (?:myself|me) (?:laughing|with (?:this|these|all|maths?|homework)|over (?:this|these)|trying to)'),
    sign('(?:hurt|cut|burn(?:t|ed)?) myself (?:on (?:a|the|my|some|paper)|(?:while )?(?:shaving|cooking|playing|skating|running)|at (?:football|practice|training|the gym)|in pe|by accident|some slack|a (?:slice|piece)|short|off)'),
    sign('(?:want to|wanna|could) die (?:of|from) (?:boredom|laughter|laughing|embarrassment|shame|cringe)'),
    sign('suicide (?:rates?|statistics|squad|bombers?|prevention|burn)|(?:career|social|academic) suicide'),
    sign("(?:beats?|beat|hits?|kicks?|hurts?) me (?:at|in|to|by|when we (?:play|race)|that|a ball|the ball|with (?:a|the) (?:score|ball)|\\d)"),
    sign('(?:it|this|that|what|question|problem|exercise|homework) (?:really )?(?:hits|beats|hurts|hit|kills) me'),
    sign("kill (?:this|that|the|my) (?:test|exam|quiz|time|homework|presentation|game)"),
    sign('overdosed on (?:maths?|homework|sugar|coffee|memes)'),
  ],
  self_harm: [
    sign('kill(?:ing)? my ?self'),
    sign('(?:end|ending|take|taking) my (?:own )?life|end it all'),
    sign("(?:i|i'?m|i am|of|about|commit|committing|feel|feeling|thinking|thoughts?) (?:\\w+ ){0,3}?suicid(?:e|al)"),
    sign('suicidal thoughts?'),
    sign('(?:want to|wanna|going to|gonna|rather|just) die(?! (?:is|has|shows|lands|rolls|roll|with))'),
    sign("(?:wish|wished) i (?:was|were|could be) (?:dead|never born)|wish i (?:had never been|was never) born"),
    sign('better off (?:dead|without me)|(?:nobody|no one) would (?:miss me|care if i (?:died|was gone|were gone))'),
    sign("(?:don'?t|do not|dont) (?:want to|wanna) (?:live|be alive|exist|wake up)(?: any ?more)?"),
    sign("(?:don'?t|do not|dont) (?:want to|wanna) be here any ?more"),
    sign('(?:no reason to live|life is not worth living|not worth living)'),
    sign('(?:hurt|hurting|harm|harming|cut|cutting|burn|burning) myself'),
    sign('self[- ]?harm(?:ing|ed)?'),
    sign("(?:i|i'?ll|to) (?:\\w+ )?overdose|(?:take|took|swallow|swallowed) (?:all (?:of )?(?:the|my|her|his)|a whole bottle of|too many) (?:\\w+ )?pills"),
  ],
  threat: [
    sign(`${will} (?:kill|shoot|stab|murder|strangle|beat up) (?:you|him|her|them|everyone|everybody|all of (?:you|them)|that \\w+|(?:my|the) (?:teacher|class|classmates?|brother|sister|mom|mum|dad|father|mother|parents|ex|boss|tutor))`),
    sign(`${will} (?:hurt|burn) (?:you|him|her|them|someone|somebody|everyone)`),
    sign('(?:shoot up|blow up|bomb|burn down|shooting up) (?:the|my|our|this) (?:school|class|house)'),
    sign('(?:bring|bringing|take|taking|took|brought) (?:a|my|the|my (?:dad|father)\'s) (?:gun|knife|bomb) (?:to|into) (?:school|class)'),
    sign('(?:a|the) (?:gun|bomb) in my (?:bag|backpack|locker)'),
    sign("(?:threaten(?:s|ed|ing)?|said (?:he|she|they)(?:'d| would| will|'ll)|says (?:he|she)(?:'ll| will)) (?:to )?(?:kill|stab|shoot|hurt|beat) (?:me|my|us)"),
    sign('(?:is|are|keeps?) threatening me|threatened me'),
  ],
  abuse: [
    sign(`${person} (?:(?:sometimes|always|often|keeps?|kept|still|is|are|just|has|have|comes|came|home|drunk|and|again|at|my) ){0,5}${hurts} me`),
    sign(`${person} (?:\\w+ ){0,3}?(?:(?:makes?|made|forces?|forced|wants?|wanted) me to|makes me) (?:touch|undress|take off my clothes|send (?:nudes|naked|pictures of my body))`),
    sign("i(?:'m|'ve| am| was| have| got| get|m) (?:\\w+ ){0,2}?(?:abused|raped|molested|beaten(?: up)?|bullied|sexually \\w+)(?! (?:at|in|to) (?:chess|the race|maths?|tennis|first))"),
    sign("(?:touch(?:es|ed|ing)?) me (?:where|there|down|under|inappropriately|in a way|at night)"),
    sign('(?:asks?|asked|asking) me (?:for|to send) (?:nudes|naked (?:pictures|photos))|sends? me (?:nudes|naked (?:pictures|photos))'),
    sign("(?:afraid|scared|frightened) (?:of (?:my (?:step)?(?:dad|father|mom|mum|mother|uncle|brother|boyfriend))|to go home)"),
    sign('locks? me (?:in|up|out) (?:\\w+ ){0,4}?(?:room|basement|house|night|closet|cupboard)'),
  ],
  personal_data: [
    sign(`(?:i|we) live (?:at|on|in) (?<own>\\d+[a-z]? (?!(?:km|m|miles?|meters?|minutes?|%))[^.!?\\n]{0,80})`),
    sign(`(?:i|we) live (?:at|on|in) (?<own>(?:[\\p{L}']+ ){1,4}${street}(?![\\p{L}])[^.!?\\n]{0,60})`),
    sign("(?:my|our) (?:home |house |postal )?address (?:is|:)\\s*(?<own>[^.!?\\n]{6,90})"),
    sign("(?:my|(?:my )?(?:mum|mom|dad|mother|father)'?s?) (?:phone|mobile|cell|whatsapp|telephone)(?: ?number)?(?: is|:)?\\s*(?<own>\\+?\\d(?:[ ().-]?\\d){6,14})"),
    sign('(?:call|text|whatsapp|message|phone|ring) me (?:at|on|under|:)?\\s*(?<own>\\+?\\d(?:[ ().-]?\\d){6,14})'),
    sign('my number is\\s*(?<own>(?:\\+\\d{1,3}[ .-]?)?\\(?0?\\d{2,4}\\)?(?:[ .-]\\d{2,4}){2,4})'),
    sign("my (?:insta(?:gram)?|snap(?:chat)?|tiktok|discord)(?: \\w+)? (?:is|:)\\s*(?<own>\\S{3,40})"),
    sign("(?<own>(?:my (?:full )?name is|i'?m|i am) (?:\\p{L}+[ -]){1,3}\\p{L}+,? (?:and |from )?(?:i (?:go to|attend|study at|am at|'m at) )?(?!school)(?:\\p{L}+ ){1,3}(?:school|academy|college|high|primary|elementary))"),
    sign("(?:can|could|let'?s|shall|should|will|want to|wanna|lets) (?:(?:we|you|i) )?(?:meet|meet up|hang out)(?: up)?(?: (?:me|with me|with you))? (?<own>(?:in person|in real life|irl|after school|outside|at (?:my|your|the) (?:house|home|place|park|mall|station|school)|(?:to|this)(?:morrow|night| weekend| afternoon))[^.!?\\n]{0,60})"),
    sign('(?:come (?:over )?to (?:my|our) (?:house|home|place)|can i (?:come|go) to your (?:house|home|place))'),
  ],
}; // prettier-ignore
